import { type FarmAction, roleMay } from '@vagu/core/access'
import { ROLE_WORDS } from '@vagu/core/users/role-words'
import { ROLES } from '@vagu/core/users/schema'
import { IconCheck } from '@tabler/icons-react'
import { Card } from '../../ui/Card.tsx'
import styles from './People.module.css'
import { peopleText } from './text.ts'

const ACTIONS = Object.keys(peopleText.mayOf) as readonly FarmAction[]

/** Rights of each role: the same table that the server refuses by. */
export function RightsTable() {
  return (
    <Card title={peopleText.rights}>
      <div className={styles.wide} tabIndex={0} role="region" aria-label={peopleText.rights}>
        <table className={styles.rights}>
          <thead>
            <tr>
              <th scope="col">{peopleText.what}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className={styles.may}>
                  {ROLE_WORDS[role].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ACTIONS.map((action) => (
              <tr key={action}>
                <th scope="row">{peopleText.mayOf[action]}</th>
                {ROLES.map((role) => (
                  <td key={role} className={styles.may}>
                    {roleMay(role, action) ? (
                      <IconCheck size={20} aria-label={peopleText.may} />
                    ) : (
                      <span aria-label={peopleText.mayNot}>–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
