import { IconArrowsSort, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import type { Field } from '@vagu/core/fields/schema'
import { useState } from 'react'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { CopyCropsProps } from '../copy-crops/CopyCropsDialog.tsx'
import { copyCropsText } from '../copy-crops/text.ts'
import type { OrderDialogProps } from '../order/OrderDialog.tsx'
import { orderText } from '../order/text.ts'
import { fieldsMenuText } from './text.ts'
import { useDeleteAll } from './use-delete-all.tsx'

const OrderDialog = lazyComponent<OrderDialogProps>(
  async () => (await import('../order/OrderDialog.tsx')).OrderDialog,
)

const CopyCropsDialog = lazyComponent<CopyCropsProps>(
  async () => (await import('../copy-crops/CopyCropsDialog.tsx')).CopyCropsDialog,
)

interface Props {
  /** Every field of the farm in its order. */
  readonly all: readonly Field[]
  /** Fields of the crop year, in the same order. */
  readonly fields: readonly Field[]
  readonly year: number
}

/** Menu of what can be done with all fields together. */
export function FieldsMenu({ all, fields, year }: Props) {
  const [opened, setOpened] = useState<'order' | 'crops'>()
  const deleteAll = useDeleteAll(all)
  const close = (): void => setOpened(undefined)
  return (
    <>
      <ActionMenu
        label={fieldsMenuText.menu}
        icon={<IconDots size={20} aria-hidden />}
        actions={[
          {
            label: orderText.open,
            icon: <IconArrowsSort size={18} aria-hidden />,
            onClick: () => setOpened('order'),
            needs: 'write',
          },
          {
            label: copyCropsText.open,
            icon: <IconCopy size={18} aria-hidden />,
            onClick: () => setOpened('crops'),
            needs: 'write',
          },
          {
            label: fieldsMenuText.deleteAll,
            icon: <IconTrash size={18} aria-hidden />,
            onClick: deleteAll,
            needs: 'write',
            isDangerous: true,
          },
        ]}
      />
      {opened === 'crops' && (
        <CopyCropsDialog onFailed={close} props={{ fields: all, year, onClose: close }} />
      )}
      {opened === 'order' && <OrderDialog onFailed={close} props={{ all, fields, year, onClose: close }} />}
    </>
  )
}
