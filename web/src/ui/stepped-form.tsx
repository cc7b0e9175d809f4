/**
 * Forms that are more than flat inputs: rows, consequences, verdicts. All of the form is one value, pure steps change
 * it, one function finds what is wrong with it, and each section selects what it shows.
 * See docs/decisions/0034-two-kinds-of-forms.md.
 */
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { forgetInTab, saveInTab } from '../lib/tab-storage.ts'
import { type Store, storeOf } from '../lib/store.ts'
import { useSelected } from '../lib/use-selected.ts'
import { focusFirst } from './focus-input.ts'
import { initialValue, followed, settled, type Step, stepped } from './stepped-value.ts'

export type { Step }

interface Initial<T> {
  /** Value that counts as unchanged. */
  readonly base: T
  /** Saved value of an earlier form; else the base. */
  readonly value?: T | undefined
  /** Whether leaving one for the other would lose nothing. */
  readonly isSame?: (one: T, other: T) => boolean
}

/** The value of a form, and what it began with. */
export function useSteppedValue<T>(initial: Initial<T>) {
  const { isSame = Object.is } = initial
  const [{ value, base }, setNow] = useState(() => initialValue(initial.base, initial.value))
  const step = useCallback((next: Step<T>): void => setNow((now) => stepped(now, next)), [])
  /** Goes on with a value that counts as unchanged. */
  const begin = useCallback((next: T): void => setNow(initialValue(next)), [])
  const settle = useCallback((sent: T, stored: T): void => setNow((now) => settled(now, sent, stored)), [])
  const follow = useCallback((newest: T): void => setNow((now) => followed(now, newest)), [])
  const isChanged = useMemo(() => !isSame(value, base), [isSame, value, base])
  return { value, base, isChanged, step, begin, settle, follow }
}

/** Sentences by the name of the input that they stand at. */
export type Sentences = ReadonlyMap<string, string>
const NONE: Sentences = new Map()

interface Checked<T> {
  readonly value: T
  /** The same as long as it finds the same. */
  readonly errorsOf: (value: T) => Sentences
  readonly element: RefObject<HTMLElement | null>
}

/** The sentences at the inputs: none before the first try, then as long as they are true. */
export function useShownErrors<T>({ value, errorsOf, element }: Checked<T>) {
  const [isTried, setIsTried] = useState(false)
  /** Refusal of a certain value; it says nothing of the form once that is changed. */
  const [last, setLast] = useState<{ readonly of: T; readonly errors: Sentences }>()
  const checked = useDeferredValue(value)
  const own = useMemo(() => (isTried ? errorsOf(checked) : NONE), [isTried, errorsOf, checked])
  const refused = last !== undefined && Object.is(last.of, value) ? last.errors : NONE
  const errors = useMemo(() => (refused.size === 0 ? own : new Map([...refused, ...own])), [refused, own])
  /** Shows what is wrong with a value and leads to the first of it. */
  const show = (wrong: Sentences, of: T): void => {
    flushSync(() => {
      setIsTried(true)
      setLast({ of, errors: wrong })
    })
    focusFirst(element.current, wrong.keys())
  }
  const clear = (): void => {
    setIsTried(false)
    setLast(undefined)
  }
  return { errors, refused, show, clear }
}

/** Failure of a sending. */
export interface Failure {
  readonly error: unknown
}

/** Sends one thing at a time: a second click comes before the button knows that it is busy. */
export function useSendOnce(): (send: () => Promise<void>) => Promise<Failure | undefined> {
  const isSending = useRef(false)
  return useCallback(async (send) => {
    if (isSending.current) return undefined
    isSending.current = true
    try {
      await send()
      return undefined
    } catch (error) {
      return { error }
    } finally {
      isSending.current = false
    }
  }, [])
}

const SAVE_AFTER_MS = 300

/** Keeps a changed form in this tab, at the latest when the tab is left; an unchanged one is forgotten. */
export function useSaveInTab(key: string | undefined, value: unknown, isChanged: boolean): void {
  useEffect(() => {
    if (key === undefined) return undefined
    if (!isChanged) {
      forgetInTab(key)
      return undefined
    }
    const save = (): void => saveInTab(key, value)
    const timer = setTimeout(save, SAVE_AFTER_MS)
    window.addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', save)
    }
  }, [key, value, isChanged])
  useEffect(
    () => () => {
      if (key !== undefined) forgetInTab(key)
    },
    [key],
  )
}

interface SectionsProps<State> {
  readonly state: State
  readonly children: ReactNode
}

/**
 * Sections of a form whose state is handed on by a store: a context that changed at every key would make React look
 * through hundreds of rows for who reads it.
 */
export function sectionsOf<State>() {
  const StoreContext = createContext<Store<State> | undefined>(undefined)
  function useStore(): Store<State> {
    const store = use(StoreContext)
    if (!store) throw new Error('a section stands outside its form')
    return store
  }
  /** Stands around the sections. What stands in it directly is drawn with the form. */
  function Sections({ state, children }: SectionsProps<State>) {
    const [store] = useState(() => storeOf(state))
    useLayoutEffect(() => store.set(state), [store, state])
    return <StoreContext value={store}>{children}</StoreContext>
  }
  /** Part of the form that a section shows; it is drawn anew when that changes. */
  const useSection = <S,>(select: (state: State) => S): S => useSelected(useStore(), select)
  /** The state at the moment of a click, for those who do not show it. */
  const useNow = (): (() => State) => useStore().get
  return { Sections, useSection, useNow }
}
