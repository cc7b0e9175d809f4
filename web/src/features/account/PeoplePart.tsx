import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ROUTES } from '../../navigation/paths.ts'
import styles from './account.module.css'
import { Part } from './Part.tsx'
import { accountText } from './text.ts'

/** Leads to the people of the account. */
export const PeoplePart = () => (
  <Part id="kasutajad" title={accountText.people}>
    <p className={styles.text}>{accountText.peopleText}</p>
    <Group>
      <Button component={Link} to={ROUTES.people} variant="default">
        {accountText.toPeople}
      </Button>
    </Group>
  </Part>
)
