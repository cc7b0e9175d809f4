import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { creditInvoice } from '@vagu/core/admin/contract'
import type { AdminOrder } from '@vagu/core/admin/schema'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { formatQuantity } from '../../lib/format.ts'
import { newId } from '../../lib/new-id.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { adminText } from './text.ts'

interface Props {
  readonly order: AdminOrder
  readonly onClose: () => void
}

/** Takes an invoice back, or hectares of it: begins with all that is left. */
export function CreditDialog({ order: { invoice, restArea }, onClose }: Props) {
  const { number } = invoice
  const messages = useMessages()
  // one id for as long as the dialog stands: a second press issues nothing more
  const [_id] = useState(newId)
  const [area, setArea] = useState<number | null>(restArea)
  const { mutate, isPending } = useMutation({
    mutationFn: (hectares: number) =>
      call(creditInvoice, { params: { number }, body: { _id, area: hectares } }),
    onSuccess: () => {
      messages.success(adminText.done.credit(number))
      onClose()
    },
    onError: (error) => messages.notSaved(error, 'changeFailed'),
  })
  const rest = formatQuantity(restArea, 'ha', 4)
  const isRight = area !== null && area > 0 && area <= restArea
  return (
    <Dialog title={adminText.creditTitle(number)} isOpen isChanged={area !== restArea} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight) mutate(area)
        }}
      >
        <Stack>
          <p style={{ margin: 0 }}>{adminText.creditText}</p>
          <DecimalField
            label={adminText.creditArea}
            description={adminText.creditRest(rest)}
            error={isRight ? undefined : adminText.creditTooLarge(rest)}
            unit="ha"
            decimals={4}
            value={area}
            onChange={setArea}
          />
          <SaveFoot
            label={adminText.creditSend}
            color="red"
            isDisabled={!isRight}
            isSaving={isPending}
            out={
              <Button variant="default" onClick={onClose}>
                {adminText.creditCancel}
              </Button>
            }
          />
        </Stack>
      </form>
    </Dialog>
  )
}
