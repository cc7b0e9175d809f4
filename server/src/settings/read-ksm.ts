import { type Ksm, NO_KSM } from '@vagu/core/settings/schema'
import { EMPTY, type SettingsDocument, storedSettings } from './stored.ts'
import { prepared } from '../db/prepared.ts'
import type { DocumentColumns } from '../db/stored.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { keeping } from '../db/kept.ts'

/** The row of an account's settings, where it has one. */
export const settingsRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('settings')
    .select(['document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId),
)

/** Farms whose settings are kept. */
const KEPT = 100

type Row = { readonly id: string } & DocumentColumns

/** Settings change a few times a year, and every saved job asks them: the document of all job types is read once. */
const documentOf = keeping({
  most: KEPT,
  isSame: (a: Row, b: Row) => a.document === b.document && a.document_version === b.document_version,
  read: (row): Readonly<SettingsDocument> => storedSettings.read(row),
})

/** Settings that an account has made its own, to be read and not changed. */
export async function readDocument(db: Reader, { accountId }: Pick<Actor, 'accountId'>) {
  const [row = EMPTY] = await settingsRows(db, { accountId })
  const { document, document_version } = row
  return documentOf({ id: accountId, document, document_version })
}

/** The years of the KSM support: rules ask them with every job that is saved. */
export const readKsm = async (db: Reader, actor: Actor): Promise<Ksm> =>
  (await readDocument(db, actor)).ksm ?? NO_KSM
