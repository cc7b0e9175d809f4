import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface Props {
  readonly element: RefObject<HTMLElement | null>
  readonly ref?: Ref<HTMLElement | null>
}

/** Target of a popover for an element that is drawn elsewhere: the popover is loaded later than what it belongs to. */
export function Anchor({ element, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element])
  return null
}
