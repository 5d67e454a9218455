# The board of a game that has none of its own

fallback-table = On the table
fallback-hand = Your hand
fallback-hand-of = Hand: { $name }
fallback-moves = Your moves
fallback-wait = It isn’t your turn.
fallback-type = Type your move in the move field.
fallback-more = There are more moves. Type them in the move field.
