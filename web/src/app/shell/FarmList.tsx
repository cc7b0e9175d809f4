import type { User } from '@vagu/core/users/schema'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useSwitchFarm } from '../../entities/session/use-switch-farm.ts'
import styles from './Shell.module.css'
import { shellText } from './text.ts'

/** The farm on the screens, and the others below it. */
export function FarmList({ user }: { readonly user: User }) {
  const open = useSwitchFarm()
  const [isOpen, setIsOpen] = useState(false)
  const [opening, setOpening] = useState<string>()
  const id = useId()
  const farms = user.status.linkedUsers
  const choose = async (farm: string): Promise<void> => {
    setOpening(farm)
    await open(farm)
    setOpening(undefined)
  }
  return (
    <section aria-label={shellText.farm} className={styles.farms}>
      <button
        type="button"
        className={styles.farm}
        aria-expanded={isOpen}
        aria-controls={id}
        title={shellText.changeFarm}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.linkName}>{user.company.name}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        <ul className={styles.list} aria-label={shellText.changeFarm}>
          {farms
            .filter(({ _id }) => _id !== user.accountId)
            .map(({ _id, companyName }) => (
              <li key={_id}>
                <button
                  type="button"
                  className={styles.link}
                  disabled={opening !== undefined}
                  onClick={() => void choose(_id)}
                >
                  <span className={styles.linkName}>{companyName}</span>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
