/** Rights of the user in the farm on the screens, for parts that know nothing of users. */
import type { FarmAction } from '@vagu/core/access'
import { createContext, type ReactNode, use } from 'react'

type May = (action: FarmAction) => boolean

const Rights = createContext<May>(() => true)
/** Stands around the pages of the farm; what is not below it may do everything. */
export const RightsProvider = Rights.Provider

export const useMayDo = (): May => use(Rights)
export const useMay = (action: FarmAction): boolean => use(Rights)(action)

interface Props {
  readonly to: FarmAction
  readonly children: ReactNode
  /** Content that stands there for those who may not. */
  readonly otherwise?: ReactNode
}

/** Shows what only somebody with a right may use. */
export const IfMay = ({ to, children, otherwise = null }: Props) => (useMay(to) ? children : otherwise)
