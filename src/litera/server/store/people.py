"""The tables of people: who they are, how they sign in, and from which devices. Guests are people as well."""

from __future__ import annotations

from sqlalchemy import Column, Double, Index, Integer, String, Table, Text

from litera.server.store.schema import NUMBER, metadata

LONGEST_WAY = 1400
"""Characters of a way's id: a passkey's has up to 1023 bytes."""

person = Table(
    "person",
    metadata,
    # What tables know a guest by: nothing at a table changes when a guest keeps their place.
    Column("id", String(32), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("lang", String(8), nullable=False),
    # Milliseconds since 1970, like every time here.
    Column("created", NUMBER, nullable=False),
)

former_guest = Table(
    "former_guest",
    metadata,
    # Tables go on knowing these seats by the id of the guest who took them.
    Column("guest", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Index("former_guest_person", "person"),
)

device = Table(
    "device",
    metadata,
    # The hash of the cookie: whoever reads the database can't pass for anybody.
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("label", String(80), nullable=False),
    Column("began", NUMBER, nullable=False),
    Column("used", NUMBER, nullable=False),
    # When the person last showed who they are with a way to sign in, None where they never did here.
    Column("proved", NUMBER, nullable=True),
    Index("device_person", "person"),
)

sign_in_way = Table(
    "sign_in_way",
    metadata,
    # A passkey's credential id, or the hash of recovery words.
    Column("id", String(LONGEST_WAY), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("label", String(80), nullable=False),
    # A passkey's public key in base64url, and how often it has signed.
    Column("public_key", Text, nullable=True),
    Column("signatures", NUMBER, nullable=False, server_default="0"),
    Column("created", NUMBER, nullable=False),
    Column("used", NUMBER, nullable=True),
    Index("sign_in_way_person", "person"),
)

one_time_secret = Table(
    "one_time_secret",
    metadata,
    # The hash of what is shown once and works once: a transfer link, a passkey's challenge.
    Column("id", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("person", String(32), nullable=True),
    Column("until", NUMBER, nullable=False),
    Index("one_time_secret_until", "until"),
)

account_event = Table(
    "account_event",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", NUMBER, nullable=False),
    Column("what", String(32), nullable=False),
    Column("device", String(80), nullable=False),
)

rated_seat = Table(
    "rated_seat",
    metadata,
    Column("game_table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    # "live" or "days".
    Column("pace", String(8), nullable=False),
    Column("ended", NUMBER, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # The person's rating after the game; None until the game is rated.
    Column("mu", Double, nullable=True),
    Column("sigma", Double, nullable=True),
    Index("rated_seat_order", "game", "pace", "ended", "game_table"),
    Index("rated_seat_person", "person", "game", "pace", "ended"),
)
# Asked for whenever somebody reads ratings: nearly always there is none.
unrated = rated_seat.c.mu.is_(None)
is_rated = ~unrated
Index("rated_seat_waiting", rated_seat.c.ended, sqlite_where=unrated, postgresql_where=unrated)

rating = Table(
    "rating",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("pace", String(8), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("newest", NUMBER, nullable=False),
    Index("rating_order", "game", "pace", "mu"),
)

vacation = Table(
    "vacation",
    metadata,
    # The clocks of games with days for a move stand still for the person from then until then.
    Column("person", String(32), primary_key=True),
    Column("began", NUMBER, primary_key=True, autoincrement=False),
    Column("until", NUMBER, nullable=False),
)

finished_seat = Table(
    "finished_seat",
    metadata,
    # How somebody did in a game that is over, as its chronicle folds to it.
    Column("game_table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", NUMBER, nullable=False),
    # That of the bots, where all others were such of one level; else "".
    Column("level", String(40), nullable=False),
    # 1 for those who won, 0 for others, -1 where nobody did.
    Column("won", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # The move with most points, and the words that it made; the longest word of all moves. 0 and "" for none.
    Column("best", Integer, nullable=False),
    Column("best_words", String(200), nullable=False),
    Column("longest", Integer, nullable=False),
    Column("longest_word", String(60), nullable=False),
    # How many games in a row they had won with this one, by whichever of their ids; None until the game is counted.
    Column("streak", Integer, nullable=True),
    # 1 when those whom they met are counted in ``opponent``; None until then.
    Column("met", Integer, nullable=True),
    Index("finished_seat_order", "guest", "game", "ended", "game_table", "seat"),
    Index("finished_seat_streaks", "guest", "game", "streak"),
    Index("finished_seat_scores", "guest", "game", "points", "ended"),
    Index("finished_seat_moves", "guest", "game", "best", "ended"),
    Index("finished_seat_words", "guest", "game", "longest", "ended"),
)
uncounted = finished_seat.c.streak.is_(None)
is_counted = ~uncounted
Index("finished_seat_waiting", finished_seat.c.ended, sqlite_where=uncounted, postgresql_where=uncounted)
unmet = finished_seat.c.met.is_(None)
Index("finished_seat_unmet", finished_seat.c.ended, sqlite_where=unmet, postgresql_where=unmet)

tally = Table(
    "tally",
    metadata,
    # How many of somebody's finished games are counted, and how many of them were won; ``level`` as in finished_seat.
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("level", String(40), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

opponent = Table(
    "opponent",
    metadata,
    # How many finished games two have played, and how many of them the first one won; by the ids that tables know.
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("opponent_other", "other"),
)

fair_play = Table(
    "fair_play",
    metadata,
    # How a seat of a rated game decided, held against the strongest player; for moderators alone.
    Column("game_table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", NUMBER, nullable=False),
    # Decisions where there was a choice, those among them that were the strongest player's, and what was lost by others
    # on average, as a chance to win.
    Column("decisions", Integer, nullable=False),
    Column("agreed", Integer, nullable=False),
    Column("lost", Double, nullable=False),
    # The time for a move: the middle one, and by how much the logarithm of each is off on average.
    Column("seconds", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Index("fair_play_person", "person", "game", "ended"),
)

PEOPLE = (
    person,
    former_guest,
    device,
    sign_in_way,
    account_event,
    rated_seat,
    rating,
    vacation,
    finished_seat,
    tally,
    opponent,
    fair_play,
)
"""What a backup has of them. One-time secrets are too short-lived to be kept."""
