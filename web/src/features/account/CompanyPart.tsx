import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { changeCompany } from '@vagu/core/account/contract'
import { StoredCompany } from '@vagu/core/account/schema'
import { companyForm } from '@vagu/core/users/company-form'
import type { Company, User } from '@vagu/core/users/schema'
import { check } from '@vagu/core/validation'
import { useState } from 'react'
import { EMPTY } from '../../lib/format.ts'
import { useAccountMark } from '../../entities/account/use-account-mark.ts'
import { useCan } from '../../entities/account/use-can.ts'
import { acceptUser, renewUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { type Line, lineDifferences } from '../../ui/line-differences.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { useFlatForm } from '../../ui/use-flat-form.ts'
import { VersionChoice } from '../../ui/VersionChoice.tsx'
import styles from './account.module.css'
import { Part } from './Part.tsx'
import { isSayableAtInputs } from './sayable.ts'
import { accountText } from './text.ts'

const linesOf = ({ name, code, address }: Company): Line[] => [
  [accountText.companyName, name],
  [accountText.companyCode, code],
  [accountText.street, address.street],
]

/** The newer company that a refusal brought along. */
const storedIn = (error: unknown): StoredCompany | undefined =>
  error instanceof CallError && error.code === 'conflict'
    ? StoredCompany.safeParse(error.stored).data
    : undefined

/** How the company is kept; one that was changed in another window meanwhile is chosen from. */
function useCompanyForm(user: User) {
  const messages = useMessages()
  const [updatedAt, setUpdatedAt] = useState(user.updatedAt)
  const [stored, setStored] = useState(user.company)
  const [conflict, setConflict] = useState<{ mine: Company; stored: StoredCompany }>()
  const keep = async (company: Company, seen: string): Promise<void> => {
    const changed = await call(changeCompany, { body: { ...company, updatedAt: seen } })
    acceptUser(changed)
    setUpdatedAt(changed.updatedAt)
    setStored(changed.company)
    setConflict(undefined)
    flat.form.reset(changed.company)
    messages.success(accountText.companySaved)
  }
  const fail = (error: unknown, mine: Company): void => {
    const newer = storedIn(error)
    if (newer) setConflict({ mine, stored: newer })
    else if (!isSayableAtInputs(error)) messages.notSaved(error, 'saveFailed')
  }
  const flat = useFlatForm<Company, Company>({
    start: stored,
    checkInput: (input) => check(companyForm(stored.code), input),
    send: (company) => keep(company, updatedAt),
    onFailed: fail,
  })
  const takeTheirs = async (theirs: StoredCompany): Promise<void> => {
    const { updatedAt: moment, ...company } = theirs
    setUpdatedAt(moment)
    setStored(company)
    setConflict(undefined)
    flat.form.reset(company)
    await renewUser()
  }
  const keepMine = (mine: Company, theirs: StoredCompany): Promise<void> =>
    keep(mine, theirs.updatedAt).catch((error: unknown) => fail(error, mine))
  return { ...flat, conflict, takeTheirs, keepMine }
}

function CompanyForm({ user }: { readonly user: User }) {
  const { form, submit, isChanged, isSubmitting, conflict, takeTheirs, keepMine } = useCompanyForm(user)
  const { errors } = form.formState
  if (conflict)
    return (
      <VersionChoice
        title={accountText.companyConflict}
        differences={lineDifferences(linesOf(conflict.mine), linesOf(conflict.stored))}
        onKeepMine={() => void keepMine(conflict.mine, conflict.stored)}
        onTakeTheirs={() => void takeTheirs(conflict.stored)}
      />
    )
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isChanged={isChanged} />
      <Stack>
        <TextInput
          label={accountText.companyName}
          autoComplete="organization"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextInput
          label={accountText.companyCode}
          description={accountText.companyCodeHint}
          inputMode="numeric"
          error={errors.code?.message}
          {...form.register('code')}
        />
        <TextInput
          label={accountText.street}
          autoComplete="street-address"
          error={errors.address?.street?.message}
          {...form.register('address.street')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isSubmitting}>
            {accountText.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Name, code and address of the company, as they stand on its invoices. */
export function CompanyPart({ user }: { readonly user: User }) {
  const isOwner = useCan('manage')
  const mark = useAccountMark()
  return (
    <Part id="ettevote" title={accountText.company}>
      {mark === 'companyMissing' && <Alert color="yellow">{accountText.companyMissing}</Alert>}
      {isOwner ? (
        <CompanyForm user={user} />
      ) : (
        <>
          {linesOf(user.company).map(([label, text]) => (
            <p key={label} className={styles.value}>
              {label}: {text || EMPTY}
            </p>
          ))}
          <p className={styles.text}>{accountText.ownersOnly}</p>
        </>
      )}
    </Part>
  )
}
