import { type SoilSample, SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import { z } from 'zod'
import type { FormShape } from '../../records/use-record-form.ts'

/** Content of the form: a draft as it is sent. */
export type SampleInput = z.input<typeof SoilSampleDraft>

/** Facts of a new sample that are known before anything is typed. */
export type NewSample = Partial<Pick<SoilSampleDraft, 'fieldId' | 'location'>> & {
  readonly date: string
  /** The newest sample of the farm: the next is sent to the same laboratory. */
  readonly like?: SoilSample | undefined
}

export const emptyInput = ({ fieldId, location, date, like }: NewSample): SampleInput => ({
  fieldId: fieldId ?? '',
  date,
  location: location ?? null,
  ph: null,
  p: null,
  k: null,
  c: null,
  ca: null,
  mg: null,
  s: null,
  b: null,
  cu: null,
  mn: null,
  zn: null,
  below: [],
  lab: like?.lab ?? null,
  sampleNo: '',
  protocolNo: '',
  methodP: like?.methodP ?? null,
  phMethod: like?.phMethod ?? null,
  texture: '',
  depthFrom: null,
  depthTo: null,
  areaHa: null,
  importId: null,
})

/** A field is chosen, not typed: nothing chosen is told as such. */
const FormDraft = SoilSampleDraft.extend({ fieldId: z.string().min(1, 'required') })

export const sampleForm: FormShape<SoilSample, SoilSampleDraft, SampleInput> = {
  schemaOf: () => FormDraft,
  inputOf: ({ updatedAt: _version, name: _name, userId: _user, ...sample }) => sample,
}
