"""What repositories are made of: a query to read over, a transaction to write in."""

from data.connection import Query
from data.writer import Transaction


class Reading:
    """Reads over a query."""

    def __init__(self, query: Query) -> None:
        self._query = query


class Writing(Reading):
    """Writes in a transaction, and reads what it has written."""

    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction.query)
        self._transaction = transaction
