"""The longer questions of the store in PostgreSQL: each does at once, and whole or not at all, what several processes
may want at the same time.
"""

from __future__ import annotations

from typing import Final

from cubecup.server.storage.postgres_link import ALIVE

# In the order of tables, or two processes could wait for each other. A row of a bot or a clock counts only if it comes
# from the table's owner: a process that was stopped for a while and goes on finds that somebody else is.
APPEND: Final = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::float8[], $5::text[], $6::text[],
                         $7::integer[], $8::text[], $9::text[], $10::integer[])
    AS one(id, version, seq, at, body, owner, begun, result, notice, sheet)
), put AS (
    INSERT INTO log(table_id, seq, at, body)
    SELECT given.id, seq, at, body FROM given JOIN tables ON tables.id = given.id
    WHERE tables.version = given.version AND (given.owner = '' OR tables.owner = given.owner)
    ORDER BY given.id
    ON CONFLICT DO NOTHING RETURNING table_id
), noted AS (
    UPDATE tables SET round = CASE WHEN begun < 0 THEN tables.round ELSE begun END,
                      over = tables.over OR given.result IS NOT NULL, result = given.result, touched = at
    FROM given JOIN put ON table_id = given.id
    WHERE tables.id = given.id AND (begun >= 0 OR given.result IS NOT NULL)
)
SELECT array_agg(table_id), pg_notify('cubecup', string_agg(notice, E'\\n'))
FROM put JOIN given ON given.id = table_id GROUP BY sheet
"""

CLAIM: Final = """
UPDATE tables SET owner = $2 WHERE id = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS
    (SELECT 1 FROM processes WHERE processes.id = owner AND alive_until > now()))
AND EXISTS (SELECT 1 FROM processes WHERE processes.id = $2 AND alive_until > now())
RETURNING id
"""

# Whoever is alive holds a lock as long as it is connected; so a process that was killed is missed at once, and the
# lease is only waited for if its machine is gone without a word, or if it stands still.
RENEW: Final = f"""
WITH was AS (SELECT alive_until > now() AS alive FROM processes WHERE id = $1 FOR UPDATE), renewed AS (
    INSERT INTO processes(id, alive_until) VALUES ($1, now() + make_interval(secs => $2))
    ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until
), gone AS (
    SELECT id FROM processes
    WHERE id <> $1 AND (alive_until < now() - interval '1 minute' OR pg_try_advisory_xact_lock({ALIVE}, hashtext(id)))
    FOR UPDATE SKIP LOCKED
), buried AS (
    DELETE FROM processes WHERE id IN (SELECT id FROM gone)
)
SELECT coalesce((SELECT alive FROM was), false),
       array(SELECT id FROM processes WHERE id <> $1 AND alive_until > now() AND id NOT IN (SELECT id FROM gone))
"""
