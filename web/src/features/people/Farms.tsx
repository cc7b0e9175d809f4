import { Button } from '@mantine/core'
import { unlinkAccount } from '@vagu/core/users/links-contract'
import type { LinkedUser, User } from '@vagu/core/users/schema'
import { useSwitchFarm } from '../../entities/session/use-switch-farm.ts'
import { call } from '../../lib/call.ts'
import { reloadAt } from '../../lib/reload-page.ts'
import { Card } from '../../ui/Card.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import { ROUTES } from '../../navigation/paths.ts'
import { useChange } from './api.ts'
import layout from '../../ui/layout.module.css'
import styles from './People.module.css'
import { peopleText } from './text.ts'

interface RowProps {
  readonly farm: LinkedUser
  readonly user: User
}

function Row({ farm, user }: RowProps) {
  const { _id: id, companyName: name } = farm
  const confirm = useConfirm()
  const open = useSwitchFarm()
  const isOpen = id === user.accountId
  const going = useChange({
    send: () => call(unlinkAccount, { params: { id } }),
    done: () => {
      // the session of the farm on the screens has ended with it
      if (isOpen) reloadAt(ROUTES.login)
      return peopleText.left(name)
    },
    failed: peopleText.leaveFailed,
  })
  const ask = async (): Promise<void> => {
    const question = { title: peopleText.leaveTitle(name), message: peopleText.leaveText }
    if (await confirm({ ...question, confirmLabel: peopleText.leave, isDangerous: true })) going.mutate()
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        {isOpen && <span className={styles.mark}> ({peopleText.current})</span>}
      </span>
      {!isOpen && (
        <Button variant="default" aria-label={peopleText.openOf(name)} onClick={() => void open(id)}>
          {peopleText.open}
        </Button>
      )}
      <Button
        variant="subtle"
        color="red"
        aria-label={peopleText.leaveOf(name)}
        loading={going.isPending}
        onClick={() => void ask()}
      >
        {peopleText.leave}
      </Button>
    </li>
  )
}

/** The user's farms: to open one, to leave one. */
export function Farms({ user }: { readonly user: User }) {
  const { linkedUsers } = user.status
  const only = [{ _id: user.accountId, companyName: user.company.name }]
  const farms = linkedUsers.length > 0 ? linkedUsers : only
  return (
    <Card title={peopleText.farms}>
      <p className={styles.text}>{peopleText.farmsText}</p>
      <ul className={layout.listColumn} aria-label={peopleText.farms}>
        {farms.map((farm) => (
          <Row key={farm._id} farm={farm} user={user} />
        ))}
      </ul>
    </Card>
  )
}
