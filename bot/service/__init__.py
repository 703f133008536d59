"""One action, one transaction: the table service, its ports, delivery and deadlines."""
