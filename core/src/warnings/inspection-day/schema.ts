/** Shapes of what an inspector of plant protection would find today. */
import { z } from 'zod'
import { Id } from '../../ids/schema.ts'
import { Day, Year } from '../../time/schema.ts'

/** Checks in the order in which they are read. */
export const DAY_CHECKS = [
  'recordsComplete',
  'recordsInTime',
  'recordsKept',
  'usesAllowed',
  'storeProducts',
  'storeRoom',
  'certificates',
  'sprayerTest',
  'monitoring',
] as const
export const DayCheckKey = z.enum(DAY_CHECKS)
export type DayCheckKey = z.infer<typeof DayCheckKey>

export const DayState = z.enum(['ok', 'attention', 'violation', 'unknown'])
export type DayState = z.infer<typeof DayState>

/** The gravest first. */
export const GRAVITY: readonly DayState[] = ['violation', 'attention', 'unknown', 'ok']

/** Sentence and state of one record. */
export const FINDS = [
  'rateMissing',
  'cropMissing',
  'recordIncomplete',
  'hidden',
  'late',
  'lateForConversion',
  'notEntered',
  'notEnteredInTime',
  'ruleBroken',
  'ruleWarns',
  'productUnknown',
  'useUpPassed',
  'useUpUnknown',
  'usingUp',
  'lotExpired',
  'notInRegister',
  'workerMissing',
  'notCertified',
  'certificateEnded',
  'certificateEndUnknown',
  'certificateEnding',
  'testEnded',
  'testEnding',
  'testUnknown',
  'usedUntested',
  'testedLater',
  'notMonitored',
] as const
export const Find = z.enum(FINDS)
export type Find = z.infer<typeof Find>

/** The record in which something is mended. */
export const FindPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job'), jobId: Id, fieldId: Id, year: Year }),
  z.object({ kind: z.literal('material'), id: Id }),
  z.object({ kind: z.literal('worker'), id: Id }),
  z.object({ kind: z.literal('machine'), id: Id }),
])
export type FindPlace = z.infer<typeof FindPlace>

export const DayItem = z.object({
  state: DayState,
  find: Find,
  /** The record in words, and the rule where one is broken. */
  name: z.string(),
  /** Day of the job, or the one that matters: an end, a test. */
  day: Day.nullable(),
  place: FindPlace.nullable(),
})
export type DayItem = z.infer<typeof DayItem>

/** Items of one check that are listed; of more only the count is told. */
export const MAX_ITEMS_LISTED = 100

export const DayCheck = z.object({
  key: DayCheckKey,
  state: DayState,
  /** Records that were looked at. */
  looked: z.int(),
  items: z.array(DayItem),
  itemsInAll: z.int(),
})
export type DayCheck = z.infer<typeof DayCheck>

export const InspectionDay = z.object({
  today: Day,
  /** First day of the records that were looked at. */
  since: Day,
  checks: z.array(DayCheck),
})
export type InspectionDay = z.infer<typeof InspectionDay>
