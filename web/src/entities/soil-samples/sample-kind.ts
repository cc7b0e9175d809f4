import * as contract from '@vagu/core/soil-samples/contract'
import { FIGURES, type Figure, SoilSample, type SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import { nameOfSample } from '@vagu/core/soil-samples/name'
import { call } from '../../lib/call.ts'
import { EMPTY, formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'
import { type Describe, linesOf, unsaid } from '../../records/describe.ts'
import { withDifferences } from '../../records/history/record-history.ts'
import type { KindWithHistory } from '../../records/kind.ts'
import { soilSampleKeys } from './keys.ts'
import { placeText } from '../places/place-text.ts'
import { FIGURE_SIGNS, soilSamplesText as text } from './text.ts'

const MILLIGRAMS = 'mg/kg'
const UNITS: Readonly<Record<Figure, string>> = {
  ph: '',
  c: '%',
  p: MILLIGRAMS,
  k: MILLIGRAMS,
  ca: MILLIGRAMS,
  mg: MILLIGRAMS,
  s: MILLIGRAMS,
  b: MILLIGRAMS,
  cu: MILLIGRAMS,
  mn: MILLIGRAMS,
  zn: MILLIGRAMS,
}
export const unitOf = (figure: Figure): string | undefined => UNITS[figure] || undefined

const figureLine =
  (figure: Figure) =>
  (draft: SoilSampleDraft): readonly [string, string] => [
    text.figures[figure],
    UNITS[figure] === '' ? formatNumber(draft[figure]) : formatQuantity(draft[figure], UNITS[figure]),
  ]

/** The day, or the number with its day, as lists and questions call a sample. */
export const sampleTitle = (sample: { readonly sampleNo: string; readonly date: string }): string =>
  sample.sampleNo === '' ? formatDay(sample.date) : sample.sampleNo

export const describeSample: Describe<SoilSampleDraft> = {
  fieldId: unsaid,
  date: ({ date }) => [text.date, formatDay(date)],
  location: ({ location }) => [text.place, location ? placeText(location) : EMPTY],
  sampleNo: ({ sampleNo }) => [text.sampleNo, sampleNo || EMPTY],
  p: figureLine('p'),
  k: figureLine('k'),
  ph: figureLine('ph'),
  c: figureLine('c'),
  ca: figureLine('ca'),
  mg: figureLine('mg'),
  s: figureLine('s'),
  b: figureLine('b'),
  cu: figureLine('cu'),
  mn: figureLine('mn'),
  zn: figureLine('zn'),
  below: ({ below }) => [
    text.below,
    FIGURES.filter((figure) => below.includes(figure))
      .map((figure) => (figure in FIGURE_SIGNS ? text.figures[figure] : figure))
      .join(', ') || EMPTY,
  ],
  lab: ({ lab }) => [text.lab, lab ? text.labs[lab] : EMPTY],
  protocolNo: ({ protocolNo }) => [text.protocolNo, protocolNo || EMPTY],
  methodP: ({ methodP }) => [text.methodP, methodP ? text.methods[methodP] : EMPTY],
  phMethod: ({ phMethod }) => [text.phMethod, phMethod ? text.phMethods[phMethod] : EMPTY],
  texture: ({ texture }) => [text.texture, texture || EMPTY],
  depthFrom: ({ depthFrom }) => [text.depthFrom, formatQuantity(depthFrom, 'cm')],
  depthTo: ({ depthTo }) => [text.depthTo, formatQuantity(depthTo, 'cm')],
  areaHa: ({ areaHa }) => [text.areaHa, formatQuantity(areaHa, 'ha')],
  importId: ({ importId }) => [text.importId, importId ? text.yes : EMPTY],
  jobId: ({ jobId }) => [text.jobId, jobId ? text.yes : EMPTY],
}

export const sampleKind: KindWithHistory<SoilSample, SoilSampleDraft> = {
  entity: 'soilSamples',
  keys: soilSampleKeys,
  lists: [soilSampleKeys.list],
  schema: SoilSample,
  nameOf: sampleTitle,
  describe: describeSample,
  add: (body) => call(contract.addSoilSample, { body }),
  change: (input) => call(contract.changeSoilSample, input),
  remove: (params) => call(contract.deleteSoilSample, { params }),
  restore: (params) => call(contract.restoreSoilSample, { params }),
  shownAs: (draft, stored, before) => ({
    ...draft,
    ...stored,
    name: nameOfSample(draft),
    userId: before?.userId ?? '',
  }),
  history: {
    read: async ({ _id: id, ...now }, signal) => {
      const versions = await call(contract.listSoilSampleVersions, { params: { id } }, { signal })
      // What an older state does not know counts as it is today.
      return withDifferences(versions, (state) => linesOf(describeSample, Object.assign({ ...now }, state)))
    },
    restore: (params) => call(contract.restoreSoilSampleVersion, { params }),
  },
  listDeleted: async (signal) =>
    (await call(contract.listDeletedSoilSamples, { query: {} }, { signal })).map((row) => ({
      ...row,
      facts: [row.fieldName, formatDay(row.date)],
    })),
}
