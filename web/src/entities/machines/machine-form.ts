import { checkMachineEdit, checkTest, testBefore } from '@vagu/core/machines/rules'
import { type Machine, type MachineDraft, MachineFacts } from '@vagu/core/machines/schema'
import { TEST_YEARS } from '@vagu/core/machines/table'
import { z } from 'zod'
import type { FormShape } from '../../records/use-record-form.ts'

/** Content of the form: a draft as it is sent. */
export type MachineInput = z.input<typeof MachineFacts>

export const EMPTY_MACHINE: MachineInput = {
  name: '',
  kind: 'SPRAYER',
  number: '',
  boughtOn: null,
  testedOn: null,
  testDueOn: null,
  earlierTests: [],
  notes: '',
}

/** The form of a stored machine, its earlier tests from the newest on. */
export const inputOf = ({ updatedAt: _version, earlierTests, ...machine }: Machine): MachineInput => ({
  ...machine,
  earlierTests: earlierTests.toSorted((a, b) => (a.testedOn < b.testedOn ? 1 : -1)),
})

/** Days of tests as they are sent: none for a kind that nobody tests, since nobody sees them; the stored test stays where a newer one is written over it. */
function testsOf(input: MachineInput, before: Machine | undefined): Partial<MachineInput> {
  if (TEST_YEARS[input.kind] === null) return { testedOn: null, testDueOn: null, earlierTests: [] }
  const stored = before && testBefore(before, input)
  return stored ? { earlierTests: [...(input.earlierTests ?? []), stored] } : {}
}

/** Machine that is judged and sent. */
export const machineOfForm = (before?: Machine) =>
  z.preprocess(
    (input: MachineInput): MachineInput => ({ ...input, ...testsOf(input, before) }),
    MachineFacts.superRefine((machine, context) => {
      const faults = before ? checkMachineEdit(before, machine) : checkTest(machine)
      for (const { path, code } of faults)
        context.addIssue({ code: 'custom', path: path.split('.'), message: code })
    }),
  )

export const machineForm: FormShape<Machine, MachineDraft, MachineInput> = {
  schemaOf: machineOfForm,
  inputOf,
}
