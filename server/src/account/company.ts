import type { CompanyChange, StoredCompany } from '@vagu/core/account/schema'
import { AppError } from '@vagu/core/errors'
import { companyForm } from '@vagu/core/users/company-form'
import { check } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import { momentAfter, rejectIfNewer } from '../db/records.ts'
import type { Writer } from '../db/schema.ts'
import { storedAccounts } from '../users/stored.ts'

/** Keeps the company. Refuses one that was changed since the client saw it, and a code with a wrong digit. */
export async function changeCompany(tx: Writer, actor: Actor, change: CompanyChange): Promise<void> {
  const { accountId } = actor
  const row = await tx
    .selectFrom('account')
    .select(['document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const before = storedAccounts.read(row)
  const { updatedAt: seen, ...company } = change
  rejectIfNewer(row, seen, (): StoredCompany => ({ ...before.company, updatedAt: row.updated_at }))
  const checked = check(companyForm(before.company.code), company)
  if (!checked.ok) throw new AppError('invalid', { fields: checked.errors })
  const columns = storedAccounts.columns({ ...before, company })
  if (columns.document === row.document) return
  await tx
    .updateTable('account')
    .set({ ...columns, updated_at: momentAfter(actor, row) })
    .where('account_id', '=', accountId)
    .execute()
  const entry = { noun: 'account', recordId: accountId, action: 'change' } as const
  await writeJournal(tx, actor, [{ ...entry, before: row.document, after: columns.document }])
}
