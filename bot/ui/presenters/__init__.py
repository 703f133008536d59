"""What every message looks like: pure functions from a context to a page that is built anew."""

from bot.ui.presenters.answers import notice, refusal, sorry, spoken
from bot.ui.presenters.ballot import ballot
from bot.ui.presenters.board import board, dm_fallback, remind, turn
from bot.ui.presenters.closely import BACK, IN_WORDS, WHOLE_BOARD, look, whole_board
from bot.ui.presenters.clue import clue_modal, correction_modal
from bot.ui.presenters.direct import greeted, hand, late, left_early, over, tell
from bot.ui.presenters.end import end
from bot.ui.presenters.evenings import history, past_game, record_file
from bot.ui.presenters.explain import explain
from bot.ui.presenters.hand import joined, my_hand
from bot.ui.presenters.hiding import card_is_hidden, hide_question
from bot.ui.presenters.howto import howto
from bot.ui.presenters.info import (
    FORGET_NOBODY,
    QUESTION_BITS,
    AskedToForget,
    ask_to_forget,
    decode_forget,
    describe,
    forget_seal,
    greeting,
    status,
)
from bot.ui.presenters.lobby import first_storyteller, howto_button, left, lobby, own_place
from bot.ui.presenters.panel import page_of, settings_panel
from bot.ui.presenters.retention import KEEP, ask_to_remove, decode_removal, server_settings
from bot.ui.presenters.reveal import reveal
from bot.ui.presenters.rulebook import rules
from bot.ui.presenters.stars import star
from bot.ui.presenters.statistics import leaderboard, statistics
from bot.ui.presenters.steering import NO, PROMISED, ask_once_more, outcome, paused, steer

__all__ = [
    "BACK",
    "FORGET_NOBODY",
    "IN_WORDS",
    "KEEP",
    "NO",
    "PROMISED",
    "QUESTION_BITS",
    "WHOLE_BOARD",
    "AskedToForget",
    "ask_once_more",
    "ask_to_forget",
    "ask_to_remove",
    "ballot",
    "board",
    "card_is_hidden",
    "clue_modal",
    "correction_modal",
    "decode_forget",
    "decode_removal",
    "describe",
    "dm_fallback",
    "end",
    "explain",
    "first_storyteller",
    "forget_seal",
    "greeted",
    "greeting",
    "hand",
    "hide_question",
    "history",
    "howto",
    "howto_button",
    "joined",
    "late",
    "leaderboard",
    "left",
    "left_early",
    "lobby",
    "look",
    "my_hand",
    "notice",
    "outcome",
    "over",
    "own_place",
    "page_of",
    "past_game",
    "paused",
    "record_file",
    "refusal",
    "remind",
    "reveal",
    "rules",
    "server_settings",
    "settings_panel",
    "sorry",
    "spoken",
    "star",
    "statistics",
    "status",
    "steer",
    "tell",
    "turn",
    "whole_board",
]
