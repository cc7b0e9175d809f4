import type { Ksm } from '@vagu/core/settings/schema'
import { yearOf } from '@vagu/core/time/day'
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { today } from '../../lib/today.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { offeredYears, toggledYear } from './ksm-years.ts'
import { ksmText } from './text.ts'
import { useChangeKsm } from './use-change-ksm.ts'

export interface KsmDialogProps {
  /** As it is stored. */
  readonly ksm: Ksm
  readonly onClose: () => void
}

/** In which years the farm takes the KSM support. */
export function KsmDialog({ ksm: stored, onClose }: KsmDialogProps) {
  const [ksm, setKsm] = useState(stored)
  const { mutate, isPending } = useChangeKsm()
  const isChanged = JSON.stringify(ksm) !== JSON.stringify(stored)
  const save = (): void => mutate({ ksm, seen: stored }, { onSuccess: onClose })
  return (
    <Dialog isOpen onClose={onClose} title={ksmText.title} width={520} isChanged={isChanged}>
      <Stack>
        <p style={{ margin: 0 }}>{ksmText.text}</p>
        <Group role="group" aria-label={ksmText.ksm} gap="lg">
          {offeredYears(stored.years, yearOf(today())).map((year) => (
            <Checkbox
              key={year}
              label={String(year)}
              checked={ksm.years.includes(year)}
              onChange={() => setKsm({ ...ksm, years: toggledYear(ksm.years, year) })}
            />
          ))}
        </Group>
        <Checkbox
          label={ksmText.organic}
          description={ksmText.organicHint}
          checked={ksm.isOrganic}
          onChange={({ currentTarget }) => setKsm({ ...ksm, isOrganic: currentTarget.checked })}
        />
        <Group justify="flex-end">
          <CloseButton />
          <Button loading={isPending} disabled={!isChanged} onClick={save}>
            {ksmText.save}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
