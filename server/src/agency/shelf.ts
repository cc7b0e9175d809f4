/** Shelf of the bundled simulator in the database of the program. */
import type { Shelf } from '@vagu/agency/shelf'
import type { Reader } from '../db/schema.ts'

/** Rooms are those of users: nobody else's name begins one, so that a stranger cannot fill the database. */
export function tableShelf(db: Reader): Shelf {
  return {
    get: ({ room, name }) =>
      db
        .selectFrom('agency_shelf')
        .select(['text', 'version'])
        .where('room', '=', room)
        .where('name', '=', name)
        .executeTakeFirst(),
    put: async ({ room, name }, { text, version, until }) => {
      if (version === 0) {
        const { numInsertedOrUpdatedRows = 0n } = await db
          .insertInto('agency_shelf')
          .values({ room, name, text, version: 1, until })
          .onConflict((conflict) => conflict.columns(['room', 'name']).doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 1n
      }
      const { numUpdatedRows } = await db
        .updateTable('agency_shelf')
        .set({ text, version: version + 1, until })
        .where('room', '=', room)
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    mayBegin: async (room) => {
      const login = db.selectFrom('pria_login').select('user_id').where('room', '=', room).limit(1)
      return (await login.executeTakeFirst()) !== undefined
    },
    clear: async (room) => {
      await db.deleteFrom('agency_shelf').where('room', '=', room).execute()
    },
    sweep: async (now) => {
      await db.deleteFrom('agency_shelf').where('until', '<=', now).execute()
    },
  }
}
