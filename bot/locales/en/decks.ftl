# Decks of a server: what their managers see, and why something is not taken.

deck-rights =
    ### Before you bring pictures for “{ $deck }”
    Only people of this server play with them. Please confirm that you may use and show them here: that they are yours, or free to use, or that you were allowed to. This is noted once for this server, with your name.
button-deck-rights = I may use these pictures
button-cancel = Cancel
deck-files-title = Pictures for the deck
deck-files-label = Up to ten pictures
deck-files-hint = JPEG, PNG, WebP, GIF, AVIF, BMP or TIFF, at least 200 pixels wide
deck-progress = Looking through the pictures for “{ $deck }” …
deck-waiting = Others are adding pictures just now. Yours for “{ $deck }” will follow on their own …
deck-preview =
    ### { $count ->
        [one] One picture
       *[other] { $count } pictures
    } for “{ $deck }”
deck-preview-cut =
    { $count ->
        [0] { $which ->
            [single] It has
            [new-single] The new one has
            [new] The new ones all have
           *[all] They all have
        } the shape of a card.
        [one] { $which ->
            [single] It
            [new-single] The new one
            [new] One of the new ones
           *[all] One
        } was cut to the shape of a card. { deck-preview-unkept }
       *[other] { $count } { $which ->
            [new] new ones were
           *[all] were
        } cut to the shape of a card. { deck-preview-unkept }
    }
deck-preview-unkept =
    { $which ->
        [single] It isn't kept yet: is it as you like it?
        [new-single] It isn't kept yet: is it as you like it?
        [new] None of the new ones is kept yet: are they as you like them?
       *[all] None of them is kept yet: are they as you like them?
    }
deck-preview-which = Cut: no. { $cards }
deck-preview-padded =
    { $which ->
        [single] It is whole, on paper if it has another shape. { deck-preview-unkept }
        [new-single] The new one is whole, on paper if it has another shape. { deck-preview-unkept }
        [new] The new ones are whole, on paper where they have another shape. { deck-preview-unkept }
       *[all] All of them are whole, on paper where they have another shape. { deck-preview-unkept }
    }
deck-preview-new = This makes a new deck; this server has none of that name yet.
deck-preview-known =
    { $count ->
        [one] One picture is in the deck already.
       *[other] { $count } pictures are in the deck already.
    }
deck-preview-texts =
    { $count ->
        [one] One card of the deck gets another text, from `deck.csv`.
       *[other] { $count } cards of the deck get other texts, from `deck.csv`.
    }
deck-preview-doubles =
    { $count ->
        [one] One picture was sent twice; it is kept once.
       *[other] { $count } pictures were the same as others; each is kept once.
    }
deck-preview-more = Shown are the first { $count }.
button-deck-keep =
    { $count ->
        [0] { $texts ->
            [0] Keep it as it is
            [one] Change the text
           *[other] Change the texts
        }
        [one] { $all ->
            [yes] Keep it
           *[no] Keep the new one
        }
       *[other] { $all ->
            [yes] Keep all { $count }
           *[no] Keep the { $count } new ones
        }
    }
button-deck-cut = Cut to shape instead
button-deck-pad = Whole, on paper
button-deck-more = Add more
button-deck-again = Try again
deck-kept =
    { $added ->
        [0] { $texts ->
            [0] Nothing new: all of these pictures are in “{ $deck }” already.
           *[other] All of these pictures are in “{ $deck }” already.
        }
        [one] One picture was added to “{ $deck }”.
       *[other] { $added } pictures were added to “{ $deck }”.
    }
deck-kept-now =
    { $cards ->
        [one] It has one card now.
       *[other] It has { $cards } cards now.
    } { $serves ->
        [all] Play with them: `/dixit start` with the deck `{ $code }`.
        [some] Play with them: `/dixit start` with the deck `{ $code }` and, as the `ruleset`, one that has a ✅ here:
       *[none] The smallest game needs { $needed }: add more, or choose other decks beside this one.
    }
deck-stopped = Nothing was changed.
deck-list-title = ### Decks of this server
deck-list-line = **{ $deck }** (`{ $code }`) · { $cards ->
        [one] one card
       *[other] { $cards } cards
    } · { $size } MiB
deck-list-empty = There are none. Bring your own pictures with `/dixit-deck add`.
deck-list-room = { $cards } of { $most } cards, { $size } of { $room } MiB
deck-list-removed =
    Removed cards, kept in case games still show them: { $cards }, { $size } MiB. They stay { $until ->
        [none] until about two days after the last of those games has ended
       *[other] until { $until } at the latest
    }. While they are more than { $most } or take more than { $room } MiB, nothing can be added.
alt-sheet =
    { $which ->
        [single] Card no. { $first }, under its number
        [row] The cards from no. { $first } to no. { $last }, each under its number
       *[gaps] Cards no. { $cards }, each under its number
    }
deck-cards =
    ### { $deck }
    `{ $code }` · { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
button-deck-next = More cards
deck-renamed = “{ $old }” is now called “{ $deck }” (`{ $code }`).
deck-texts-title = What the cards show
deck-texts-hint = A fox in a red coat waits for a train
deck-table = Here's the table of “{ $deck }”. Fill in the column text, save it as CSV, and send it back with the option `table` of the same command. Players get these texts with **{ button-describe }**; computer players know the cards by them.
deck-described =
    { $count ->
        [0] These texts are what was there already.
        [one] One text was changed.
       *[other] { $count } texts were changed.
    }
deck-described-left =
    { $count ->
        [one] An empty cell leaves a text as it is: card { $cards }. To erase it, use `/dixit-deck describe` with the option `card`, and empty its field.
       *[other] An empty cell leaves a text as it is: cards { $cards }. To erase one, use `/dixit-deck describe` with the option `card`, and empty its field.
    }
deck-remove-cards =
    { $count ->
        [one] ### Remove this card from “{ $deck }”?
       *[other] ### Remove these { $count } cards from “{ $deck }”?
    }
    Games that are under way keep { $count ->
        [one] it
       *[other] them
    } until they are over. It can't be undone.
deck-remove-deck =
    ### Remove the whole deck “{ $deck }”?
    { $count ->
        [one] Its only card goes with it. Games that are under way keep it until they are over.
       *[other] Its { $count } cards go with it. Games that are under way keep them until they are over.
    } It can't be undone; `/dixit-deck export` makes a copy.
button-deck-remove =
    { $count ->
        [one] Remove it
       *[other] Remove all { $count }
    }
deck-removed =
    { $count ->
        [one] One card was removed from “{ $deck }”.
       *[other] { $count } cards were removed from “{ $deck }”.
    } { $left ->
        [0] The deck is gone.
        [one] One card is left.
       *[other] { $left } cards are left.
    }
deck-export =
    { $count ->
        [one] Here's “{ $deck }”. `/dixit-deck add` takes the file back as it is.
       *[other] Here's “{ $deck }” in { $count } files. `/dixit-deck add` takes them back as they are, one after the other.
    }
deck-report =
    ### Check of “{ $deck }”
    { $enough ->
        [yes] { $cards ->
            [one] One card serves these games:
           *[other] { $cards } cards serve these games:
        }
       *[no] { $cards ->
            [one] One card is too few for any game yet:
           *[other] { $cards } cards are too few for any game yet:
        }
    }
deck-report-game = ✅ { $ruleset }: { $least } to { $most } players
deck-report-listed = ✅ { $ruleset }: { $counts } players
deck-report-none = ▫️ { $ruleset }: too few cards, { $needed } would do
deck-report-alike =
    { $count ->
        [one] ⚠️ Two cards look alike (=: the same): { $cards }
       *[other] ⚠️ { $count } pairs of cards look alike (=: the same): { $cards }
    }
deck-report-small =
    { $count ->
        [one] ⚠️ One picture was smaller than 600 × 900 and looks soft when shown alone: { $cards }
       *[other] ⚠️ { $count } pictures were smaller than 600 × 900 and look soft when shown alone: { $cards }
    }
deck-report-cut =
    { $count ->
        [one] ⚠️ Of one picture much was cut off: { $cards }
       *[other] ⚠️ Of { $count } pictures much was cut off: { $cards }
    }
deck-report-untold =
    { $count ->
        [one] ▫️ Of one card nobody has said what it shows: { $cards }
       *[other] ▫️ Of { $count } cards nobody has said what they show: { $cards }
    }
deck-report-well = The cards themselves are all fine.
error-card-list = “{ $typed }” is no list of numbers. Write them as 3, 7-9.
describe-unknown =
    { $several ->
        [yes] nobody has said yet what they show
       *[no] nobody has said yet what it shows
    }

error-deck-late = This is no longer open; perhaps it is done already. Nothing was changed by this: if it is still to be done, use the command again.
error-deck-rights-lost = You have fewer roles or permissions here than when you used the command, so nothing was changed. If you still may, use it again.
error-deck-replaced = You have sent other pictures since then, so these were let go of, and nothing was changed. If you want these, too, send them again.
error-decks-busy = So many pictures are being added just now that yours have to wait. Nothing is lost: press **{ button-deck-again }** in a few minutes.
error-decks-in-hand = You have many pictures in hand that aren't kept yet. Keep or cancel those first, then press **{ button-deck-again }**.
error-deck-gone = That deck isn't there any more.
error-deck-made = There's a deck of this name by now. Nothing was added yet; if you keep these pictures, they go into it.
error-cards-added = Cards were added to the deck since you were asked, so nothing was removed. This is what would go now.
error-deck-not-ours = This server has no deck called “{ $deck }” of its own. `/dixit-deck list` shows which it has.
error-deck-title = A deck needs a name of 1 to { $maximum } characters, without a comma.
error-deck-title-taken = There's a deck called “{ $title }” already. Choose another name.
error-deck-full-cards = This server's decks have { $have } cards, and at most { $maximum } are kept. Remove some first.
error-deck-full-bytes = This server's pictures take { $have } MiB, and at most { $maximum } are kept. Remove some first.
error-decks-full = The bot keeps as many pictures as it can. Please tell whoever runs it.
error-deck-removed-full = Nothing was added. { deck-list-removed }
error-deck-no-room =
    { $more ->
        [one] This would be one more card
       *[other] These would be { $more } more cards
    }; this server has { $have } and may have { $maximum }. Nothing was added.
error-deck-no-room-cards =
    { $more ->
        [one] This is one picture
       *[other] These are { $more } pictures
    }, and there's room for { $maximum } more. Nothing was added. Leave some out; those that the deck has already count here, too.
error-deck-no-room-bytes = These pictures take more room than is left for this server: { $maximum ->
        [0] less than 1 MiB
       *[other] { $maximum } MiB
    }. Nothing was added.
error-decks-no-room = The pictures of all servers take nearly all the room that this bot has, and these don't fit any more. Nothing was added. That isn't this server's own limit: please ask whoever runs the bot for more room.
error-picture-blocked = One of these pictures may not be used: whoever runs the bot has blocked it. Nothing was added.
error-rights-not-confirmed = Somebody must confirm first that these pictures may be used. Use the command again.

error-upload-not-a-picture = “{ $file }” is no picture that I can read: it must be JPEG, PNG, WebP, GIF, AVIF, BMP or TIFF, or a zip of such pictures. Nothing was added.
error-upload-heic = “{ $file }” is a HEIC picture, which I can't read. Save it as JPEG (phones: “most compatible”) and try again. Nothing was added.
error-upload-too-heavy = { $file ->
        [none] That is too large: at most { $maximum } MiB at once.
       *[other] “{ $file }” is too large: at most { $maximum } MiB.
    } Nothing was added.
error-upload-too-many-pixels = “{ $file }” has too many pixels. Make it smaller: 800 × 1200 is enough. Nothing was added.
error-uploads-too-many-pixels = These pictures have too many pixels together. Make them smaller: 800 × 1200 is enough. Or send them in several parts. Nothing was added.
error-upload-too-small = “{ $file }” is too small: a card needs at least 200 pixels on each side. Nothing was added.
error-upload-wrong-shape = “{ $file }” is too long and narrow for a card. Cut it nearer to 2:3. Nothing was added.
error-upload-damaged = “{ $file }” is damaged. Nothing was added.
error-upload-too-slow = “{ $file }” takes too long to read. Nothing was added.
error-upload-broken = “{ $file }” can't be read safely. Nothing was added.
error-upload-several = These files can't be taken in. Nothing was added: mend them or leave them out, and try again.
upload-refused = - “{ $file }”: { $why ->
        [heic] a HEIC picture; save it as JPEG
        [too-heavy] too large
        [too-many-pixels] too many pixels; 800 × 1200 is enough
        [too-small] too small; a card needs at least 200 pixels on each side
        [wrong-shape] too long and narrow for a card
        [damaged] damaged
        [broken-file] damaged
        [nested] an archive, not a picture
        [not-a-picture] no picture that I can read
       *[other] can't be read safely
    }
error-archive-damaged = That zip is damaged or incomplete. Make it anew and try again. Nothing was added.
error-archive-encrypted = “{ $file }” in the zip is encrypted. Make the zip without a password. Nothing was added.
error-archive-nested = “{ $file }” is an archive, not a picture. Put the pictures themselves into one zip. Nothing was added.
error-archive-link = “{ $file }” in the zip is a link and no picture. Nothing was added.
error-archive-path = “{ $file }” in the zip leads out of its folder. Make the zip anew. Nothing was added.
error-archive-method = “{ $file }” is packed in a way that I don't read. Make the zip with the usual settings. Nothing was added.
error-archive-broken-file = “{ $file }” in the zip is damaged. Nothing was added.
error-archive-table-too-heavy = “{ $file }” in the zip is larger than { $maximum } KiB, and so no table of a deck. Make it shorter, or leave it out. Nothing was added.
error-archive-too-many = There's too much in that zip: at most { $maximum } files. Nothing was added.
error-archive-too-large = That zip unpacks to more than { $maximum } MiB. Nothing was added.
error-archive-empty = There's no picture in that zip. Nothing was added.
error-table-encoding = The table is no UTF-8 text. Save it as “CSV UTF-8”. Nothing was changed.
error-table-columns = The table needs a first line with the columns number (or file) and text. Nothing was changed.
error-table-line = Line { $line } of the table can't be understood. Nothing was changed.
error-table-too-heavy = That file is larger than { $maximum } KiB, and so no table of a deck: it must be CSV. Nothing was changed.
error-table-too-long = The table has more than { $maximum } lines. Nothing was changed.
error-table-text-too-long = The text in line { $line } of the table is too long: at most { $maximum } characters. Nothing was changed.
error-card-number-unknown = The deck has no card no. { $number }. Nothing was changed.
error-card-changed = Card no. { $number } has been changed since this window was opened. What you wrote was not saved; open it again to see what is there now.
