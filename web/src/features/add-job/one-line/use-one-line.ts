import type { Job } from '@vagu/core/jobs/schema'
import { indexFarm, type LineIndex } from '@vagu/core/job-line/index-farm'
import type { Choices, JobLine } from '@vagu/core/job-line/line'
import { readJobLine } from '@vagu/core/job-line/read-line'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useGlobalYear } from '../../../entities/session/global-year.ts'
import { materialsText } from '../../../entities/materials/text.ts'
import { today } from '../../../lib/today.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import type { JobForm } from '../../../entities/job-form/model/job-form.ts'
import { recentUses } from '../../../entities/jobs/last-used.ts'
import { applyLine } from './apply-line.ts'
import { isUnchanged } from './is-unchanged.ts'
import { lineFarm } from './line-farm.ts'
import { askRegister, loadProducts, wordsToAsk } from './register-names.ts'

export interface OneLineProps {
  readonly form: JobForm
  readonly setForm: (step: (form: JobForm) => JobForm) => void
  readonly farm: FarmSnapshot
  readonly recent: readonly Job[]
}
/** How the form was before the line, and how it became; undone while nothing else changed it. */
interface Filling {
  readonly text: string
  readonly before: JobForm
  readonly after: JobForm
  readonly isWhole: boolean
}

/** The farm in the crop year, ready to read lines; made anew when the register was asked. */
function useReader(farm: FarmSnapshot) {
  const year = useGlobalYear()
  const [registerNames, setRegisterNames] = useState<readonly string[]>([])
  const facts = useMemo(() => lineFarm(farm, year, registerNames), [farm, year, registerNames])
  const index = useMemo(() => indexFarm(facts), [facts])
  /** Takes over names of the register; the index that knows them. */
  const learn = (names: readonly string[]): LineIndex => {
    const all = [...new Set([...registerNames, ...names])]
    if (all.length === registerNames.length) return index
    setRegisterNames(all)
    return indexFarm({ ...facts, registerNames: all })
  }
  return { facts, index, learn, day: { today: today(), year } }
}

/** The newest form, for what goes on after an answer has come. */
function useLatest(form: JobForm) {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  }, [form])
  return latest
}

const isAll = ({ unknown, ambiguous }: JobLine): boolean => unknown.length === 0 && ambiguous.length === 0

/** Filling the form with a line, and taking that back while nothing else changed the form. */
function useFilling({ form, setForm, farm, recent }: OneLineProps) {
  const client = useQueryClient()
  const latest = useLatest(form)
  const [filling, setFilling] = useState<Filling>()
  const take = async (line: JobLine, text: string): Promise<void> => {
    const registered = await loadProducts(client, line)
    const calendar = { today: today(), starts: [] }
    const around = { farm, calendar, registered, recentUses: recentUses(recent), random: Math.random }
    // The same line with another choice takes the place of what it brought before.
    const isAgain = filling?.text === text && isUnchanged(filling.after, latest.current)
    const before = isAgain ? filling.before : latest.current
    const after = applyLine(before, line, around)
    setForm(() => after)
    setFilling({ text, before, after, isWhole: isAll(line) })
  }
  const undo = (): void => {
    if (filling) setForm(() => filling.before)
    setFilling(undefined)
  }
  return { filled: filling && isUnchanged(filling.after, form) ? filling : undefined, take, undo }
}

/** The typed line, its reading, and the filling of the form. */
export function useOneLine(props: OneLineProps) {
  const client = useQueryClient()
  const messages = useMessages()
  const { facts, index, learn, day } = useReader(props.farm)
  const { filled, take, undo } = useFilling(props)
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<Choices>({})
  const [isAsking, setIsAsking] = useState(false)
  const line = readJobLine({ text, day, choices }, index)
  const fill = async (chosen: Choices): Promise<void> => {
    setIsAsking(true)
    try {
      const first = readJobLine({ text, day, choices: chosen }, index)
      const knowing = learn(await askRegister(client, wordsToAsk(text, first)))
      const read = readJobLine({ text, day, choices: chosen }, knowing)
      if (read.understood.length > 0) await take(read, text)
    } catch (error) {
      messages.failed(error, materialsText.registerFailed)
    } finally {
      setIsAsking(false)
    }
  }
  const choose = (key: string, id: string): void => {
    const next = { ...choices, [key]: id }
    setChoices(next)
    if (filled) void fill(next)
  }
  return { text, line, facts, isAsking, filled, undo, choose, type: setText, fill: () => void fill(choices) }
}
