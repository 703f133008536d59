"""From plain data and cards to an encoded picture: one function per kind, chosen by the spec."""

from PIL import Image

from bot.service.pictures import (
    BoardPicture,
    CardPicture,
    GuidePicture,
    HandPicture,
    LeaderboardPicture,
    LobbyPicture,
    Picture,
    PictureSpec,
    PodiumPicture,
    RevealPicture,
    SheetPicture,
    StatisticsPicture,
    StorybookPicture,
    TrackPicture,
)
from cards.board import draw_board
from cards.canvas import encode
from cards.card import Art, draw_card
from cards.contact import draw_contact_sheet
from cards.guide import draw_guide
from cards.lobby import draw_lobby
from cards.podium import draw_podium
from cards.reveal import draw_reveal
from cards.statistics import draw_leaderboard, draw_statistics
from cards.storybook import draw_storybook
from cards.track import draw_track


def _draw(spec: PictureSpec, art: Art) -> Image.Image:
    match spec:
        case HandPicture() | BoardPicture():
            canvas = draw_board(spec, art)
        case CardPicture():
            canvas = draw_card(spec, art)
        case RevealPicture():
            canvas = draw_reveal(spec, art)
        case TrackPicture():
            canvas = draw_track(spec)
        case PodiumPicture():
            canvas = draw_podium(spec)
        case StorybookPicture():
            canvas = draw_storybook(spec, art)
        case StatisticsPicture():
            canvas = draw_statistics(spec)
        case LeaderboardPicture():
            canvas = draw_leaderboard(spec)
        case LobbyPicture():
            canvas = draw_lobby(spec, art)
        case SheetPicture():
            canvas = draw_contact_sheet(spec, art)
        case GuidePicture():
            canvas = draw_guide(spec, art)
    return canvas


def compose(spec: PictureSpec, art: Art) -> Picture:
    """Draw what the spec says. The same spec and pictures of cards give the same bytes."""
    return encode(_draw(spec, art))
