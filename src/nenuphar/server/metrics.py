"""Counts for Prometheus at /metrics. No number here reveals anything about a person or a match."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

NODE = Info("nenuphar_node", "Which of several servers this is", registry=REGISTRY)
SOCKETS = Gauge("nenuphar_sockets", "Connections to tables", registry=REGISTRY)
TABLES = Gauge("nenuphar_tables_awake", "Tables in memory", registry=REGISTRY)
TABLE_EVENTS = Counter("nenuphar_table_events", "Events of tables that were stored", registry=REGISTRY)
REFUSALS = Counter("nenuphar_refusals", "Asks that a rule refused", registry=REGISTRY)
CUT_OFF = Counter("nenuphar_cut_off", "Connections that were ended because they read too slowly", registry=REGISTRY)
REQUESTS = Counter("nenuphar_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)
SECONDS = Histogram("nenuphar_request_seconds", "Time for an HTTP request", registry=REGISTRY)


def page() -> bytes:
    return generate_latest(REGISTRY)
