import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useCan } from '../../entities/account/use-can.ts'
import { useUser } from '../../entities/session/session.ts'
import { Page } from '../../ui/Page.tsx'
import { Farms } from './Farms.tsx'
import { InviteForm } from './InviteForm.tsx'
import { LinkForm } from './LinkForm.tsx'
import { NewFarm } from './NewFarm.tsx'
import { PeopleList } from './PeopleList.tsx'
import { RightsTable } from './RightsTable.tsx'
import { peopleText } from './text.ts'

/** `/kasutajad`: who belongs to the farm and may do what, and which other farms the user has. */
export function PeoplePage() {
  const user = useUser()
  const canManage = useCan('manage')
  const isLocked = user === null || user.isDemo
  return (
    <Page isNarrow>
      <PeopleList />
      {isLocked ? (
        <Alert icon={<IconLock size={20} aria-hidden />} variant="light">
          {peopleText.demo}
        </Alert>
      ) : (
        <>
          {canManage && <InviteForm />}
          <Farms user={user} />
          <NewFarm />
          <LinkForm />
        </>
      )}
      <RightsTable />
    </Page>
  )
}
