import { checkMachineEdit, checkTest } from '@vagu/core/machines/rules'
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
  notes: '',
}

export const inputOf = ({ updatedAt: _version, ...machine }: Machine): MachineInput => machine

/** Machine that is judged and sent: of a kind that nobody tests there are no days of tests, since nobody sees them. */
export const machineOfForm = (before?: Machine) =>
  z.preprocess(
    (input: MachineInput): MachineInput => ({
      ...input,
      ...(TEST_YEARS[input.kind] === null && { testedOn: null, testDueOn: null }),
    }),
    MachineFacts.superRefine((machine, context) => {
      const faults = before ? checkMachineEdit(before, machine) : checkTest(machine)
      for (const { path, code } of faults) context.addIssue({ code: 'custom', path: [path], message: code })
    }),
  )

export const machineForm: FormShape<Machine, MachineDraft, MachineInput> = {
  schemaOf: machineOfForm,
  inputOf,
}
