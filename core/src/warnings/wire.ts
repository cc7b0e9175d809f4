/** Shapes of `facts.ts` as they travel to a form. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Fertilization, Heap, Grazing, MonitoringEntry, JobStatus } from '../jobs/schema.ts'
import { Ingredient, Nutrient } from '../materials/schema.ts'
import { SoilSample } from '../soil-samples/schema.ts'
import { Day, TimeOfDay } from '../time/schema.ts'

const text = z.string().nullable()
const number = z.number().nullable()
const named = z.object({ key: z.string(), name: z.string() })

const MaterialUse = z.object({
  key: z.string(),
  name: z.string(),
  registerNumber: text,
  registerSnapshot: text,
  requisiteId: text,
  type: z.string(),
  subtype: text,
  subtypeVariant: text,
  fertilizerKind: text,
  organicType: text,
  nutrient: Nutrient.nullable(),
  coating: z.object({ name: z.string(), requisiteId: z.string().nullish() }).nullable(),
  batchNo: text,
  seedCertificate: text,
  ingredients: z.array(Ingredient),
  safetyRecord: text,
  workDelayDays: number,
  harvestDelayDays: number,
  usageTimes: number,
  safetyArea: number,
  safetyWaterArea: number,
  amount: number,
  unit: text,
})

export const EventFacts = z.object({
  _id: Id,
  fieldId: Id,
  status: JobStatus,
  category: named,
  job: named,
  date: Day,
  endDate: Day.nullable(),
  startTime: TimeOfDay.nullable(),
  plannedYear: number,
  area: z.number(),
  worker: Id.nullable(),
  growthStage: number,
  windSpeed: number,
  airTemperature: number,
  fertilization: Fertilization.nullable(),
  heap: Heap.nullable(),
  inspections: z.array(MonitoringEntry),
  herding: z.array(Grazing),
  materials: z.array(MaterialUse),
})

export const SoilFacts = SoilSample.pick({ date: true, p: true, methodP: true, areaHa: true, below: true })
