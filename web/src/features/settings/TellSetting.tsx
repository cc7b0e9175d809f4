import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useUser } from '../../entities/session/session.ts'
import { isOptedOut, reportSettings, setOptedOut } from '../../lib/reports.ts'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/layout.module.css'
import styles from './settings.module.css'
import { settingsText } from './text.ts'

const { told } = settingsText

/** Ends that errors of this browser are told and its sessions recorded; nothing where the installation does neither. */
export function TellSetting() {
  const settings = reportSettings()
  const isDemo = useUser()?.isDemo === true
  const [isOut, setIsOut] = useState(isOptedOut)
  if (!settings || isDemo) return null
  const [tellsErrors, records] = [settings.errors !== null, settings.recording !== null]
  const change = (next: boolean): void => {
    setOptedOut(next)
    setIsOut(isOptedOut())
  }
  return (
    <Card title={told.title}>
      <div className={layout.column2xl}>
        <p className={styles.intro}>{told.intro}</p>
        {tellsErrors && <p className={styles.intro}>{told.errorsText}</p>}
        {records && <p className={styles.intro}>{told.recordingText}</p>}
        <Switch
          label={tellsErrors && records ? told.both : tellsErrors ? told.errors : told.recording}
          checked={isOut}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      </div>
    </Card>
  )
}
