/** Shelf of the simulator in a SQLite file of its own. */
import { DatabaseSync } from 'node:sqlite'
import type { Kept, Shelf } from '../src/shelf.ts'

export function sqliteShelf(file: string): Shelf {
  const db = new DatabaseSync(file)
  db.exec(`create table if not exists shelf (room text not null, name text not null, text text not null,
    version integer not null, until text, primary key (room, name))`)
  const get = db.prepare('select text, version from shelf where room = ? and name = ?')
  const add = db.prepare(
    'insert into shelf (room, name, text, version, until) values (?, ?, ?, 1, ?) on conflict do nothing',
  )
  const change = db.prepare(
    'update shelf set text = ?, version = version + 1, until = ? where room = ? and name = ? and version = ?',
  )
  const clear = db.prepare('delete from shelf where room = ?')
  const sweep = db.prepare('delete from shelf where until <= ?')
  return {
    get: async ({ room, name }) => get.get(room, name) as Kept | undefined,
    put: async ({ room, name }, { text, version, until }) => {
      const done =
        version === 0 ? add.run(room, name, text, until) : change.run(text, until, room, name, version)
      return done.changes === 1
    },
    clear: async (room) => void clear.run(room),
    sweep: async (now) => void sweep.run(now),
  }
}
