/**
 * Questions of a transaction to an engine within this process. They are asked of the transaction's own connection: Kysely's way
 * there makes two objects and a dozen promises for each, which takes longer than most of them take to answer.
 */
import type { CompiledQuery, DatabaseConnection } from 'kysely'
import { takesRowByRow } from './row-by-row.ts'
import type { Reader } from './schema.ts'

/** A connection that answers before anybody else has his turn. Throws when its turn is over. */
export interface AnswersAtOnce extends DatabaseConnection {
  readonly atOnce: <Row>(query: CompiledQuery<Row>) => Row[]
}
const answersAtOnce = (connection: DatabaseConnection): connection is AnswersAtOnce => 'atOnce' in connection

const connections = new WeakMap<Reader, AnswersAtOnce>()

/** The connection of a transaction, where it answers at once; a plugin of Kysely sees every question and answer. */
async function connectionOf(db: Reader): Promise<AnswersAtOnce | undefined> {
  if (!db.isTransaction) return undefined
  const executor = db.getExecutor()
  if (executor.plugins.length > 0 || !takesRowByRow(executor.adapter)) return undefined
  return executor.provideConnection(async (connection) => {
    if (!answersAtOnce(connection)) return undefined
    connections.set(db, connection)
    return connection
  })
}

async function rowsLater<Row>(db: Reader, query: CompiledQuery<Row>): Promise<Row[]> {
  const connection = await connectionOf(db)
  return connection === undefined ? (await db.executeQuery(query)).rows : connection.atOnce(query)
}

/** The rows that a query answers. */
export const rowsOf = <Row>(db: Reader, query: CompiledQuery<Row>): Row[] | Promise<Row[]> =>
  connections.get(db)?.atOnce(query) ?? rowsLater(db, query)
