-- Shapes that a field had in older crop years: a list of { until, mapData } as JSON text, the oldest first.
alter table field add column earlier_shapes text;

-- Until the farmer makes an order of his own, fields stand by name: so far nobody could make one.
update field set ordering = 0;
