import { IconArrowsSort, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import type { Field } from '@vagu/core/fields/schema'
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

/** A window that the menu opens. */
export type MenuWindow = 'order' | 'crops'

interface Props {
  /** Every field of the farm in its order. */
  readonly all: readonly Field[]
  /** Fields of the crop year, in the same order. */
  readonly fields: readonly Field[]
  readonly year: number
}

/** Window that the menu opened. It stands apart from the menu, which has another place on a phone: one that is turned keeps its window. */
export function FieldsMenuWindow({
  opened,
  onClose,
  ...fields
}: Props & { readonly opened: MenuWindow; readonly onClose: () => void }) {
  if (opened === 'order') return <OrderDialog onFailed={onClose} props={{ ...fields, onClose }} />
  const { all, year } = fields
  return <CopyCropsDialog onFailed={onClose} props={{ fields: all, year, onClose }} />
}

/** Menu of what can be done with all fields together. */
export function FieldsMenu({
  all,
  onOpen,
}: Pick<Props, 'all'> & { readonly onOpen: (opened: MenuWindow) => void }) {
  const deleteAll = useDeleteAll(all)
  return (
    <ActionMenu
      label={fieldsMenuText.menu}
      icon={<IconDots size={20} aria-hidden />}
      actions={[
        {
          label: orderText.open,
          icon: <IconArrowsSort size={18} aria-hidden />,
          onClick: () => onOpen('order'),
          needs: 'write',
        },
        {
          label: copyCropsText.open,
          icon: <IconCopy size={18} aria-hidden />,
          onClick: () => onOpen('crops'),
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
  )
}
