import { z } from 'zod'
import { MapData } from '../geo/schema.ts'
import { Id } from '../ids/schema.ts'
import { Day, Instant, Year } from '../time/schema.ts'
import { Area } from '../units/schema.ts'
import { wrongSeasonDays } from './seasons.ts'

/** A year's main crop: `crop` is a key of the crop table, `refinement` one of its refinements, `name` free text. */
export const MainCrop = z.object({
  crop: z.string().min(1, 'required').max(60),
  refinement: z.string().max(120).nullish(),
  name: z.string().trim().max(120, 'tooLong').nullish(),
  variety: z.string().trim().max(120, 'tooLong').nullish(),
  yieldType: z.string().max(40).nullish(),
  yieldUnit: z.string().max(10).nullish(),
})
export type MainCrop = z.infer<typeof MainCrop>

/** Uses of a crop beside the main one: sown under it, a catch crop that the KSM support asks for, another catch crop. */
export const CROP_USES = ['UNDERSOWN', 'CATCH_CROP_KSM', 'CATCH_CROP'] as const
export const CropUse = z.enum(CROP_USES)
export type CropUse = z.infer<typeof CropUse>

/** A crop of the year beside the main one. Area in hectares; the whole field where nobody says. */
export const OtherCrop = MainCrop.pick({ crop: true, refinement: true, name: true, variety: true }).extend({
  use: CropUse,
  area: Area.nullish(),
})
export type OtherCrop = z.infer<typeof OtherCrop>

/** Crops that one year of a field may have beside the main one. */
export const MAX_OTHER_CROPS = 8

/** Letters of a field's name, and of its number. */
export const MAX_FIELD_NAME = 255

/** Kinds of land: arable, permanent grassland, permanent crops, black or green fallow, other. */
export const LAND_USES = ['ARABLE', 'GRASSLAND', 'PERMANENT_CROP', 'FALLOW', 'OTHER'] as const
export const LandUse = z.enum(LAND_USES)
export type LandUse = z.infer<typeof LandUse>

/** How the land is farmed: by the usual rules, on its way to organic, organic. */
export const FARMING_MODES = ['CONVENTIONAL', 'IN_CONVERSION', 'ORGANIC'] as const
export const FarmingMode = z.enum(FARMING_MODES)
export type FarmingMode = z.infer<typeof FarmingMode>

/** Field data of one crop year. Area in hectares. */
export const YearInfo = z
  .object({
    year: Year,
    name: z.string().trim().max(MAX_FIELD_NAME, 'tooLong').nullish(),
    area: Area.nullish(),
    priaCode: z.string().trim().max(MAX_FIELD_NAME, 'wrongFieldCode').nullish(),
    externalId: z.string().max(60).nullish(),
    seasonStart: Day.nullish(),
    seasonEnd: Day.nullish(),
    /** Whether a late harvest gave the season its end: then it follows the harvest (`late-harvest.ts`). */
    endsWithHarvest: z.boolean().nullish(),
    notes: z.string().max(5000, 'tooLong').nullish(),
    mainCrop: MainCrop.nullish(),
    /** Hectares of the main crop where it does not stand on the whole field. */
    mainCropArea: Area.nullish(),
    otherCrops: z.array(OtherCrop).max(MAX_OTHER_CROPS, 'tooLarge').nullish(),
    landUse: LandUse.nullish(),
    farmingMode: FarmingMode.nullish(),
    /** Whether the field lies in the nitrate-vulnerable area from this year on. */
    nitrateZone: z.boolean().nullish(),
  })
  .superRefine((info, context) => {
    for (const { path, code, facts } of wrongSeasonDays(info.year, info))
      context.addIssue({ code: 'custom', path: [path], message: code, params: facts })
  })
export type YearInfo = z.infer<typeof YearInfo>

/** A parcel (massif) number: empty, '0' or longer than 10 characters; white space is taken out. */
export const ParcelCode = z
  .string()
  .max(60, 'wrongParcelCode')
  .transform((text) => text.replaceAll(/\s/g, ''))
  .refine((text) => text === '' || text === '0' || text.length > 10, { error: 'wrongParcelCode' })

/** How steep a field is, per cent: to 5, 5 to 10, above 10; the Water Act (§ 160) bounds spreading by them. */
export const SLOPES = ['UP_TO_5', 'FROM_5_TO_10', 'ABOVE_10'] as const
export const Slope = z.enum(SLOPES)
export type Slope = z.infer<typeof Slope>

/**
 * Field as the farmer writes it. `code` is the parcel number, `priaCode` the field number, `area` hectares.
 */
export const FieldDraft = z.object({
  _id: Id.optional(),
  name: z.string().trim().min(1, 'required').max(MAX_FIELD_NAME, 'tooLong'),
  code: ParcelCode.default(''),
  priaCode: z.string().trim().max(MAX_FIELD_NAME, 'wrongFieldCode').default(''),
  externalId: z.string().max(60).default(''),
  area: Area,
  /** Whether the field lies in the nitrate-vulnerable area, before a year says otherwise; null while nobody has said. */
  nitrateZone: z.boolean().nullish(),
  /** Null while nobody has said. */
  slope: Slope.nullish(),
  yearInfo: z
    .array(YearInfo)
    .max(60)
    .refine((list) => new Set(list.map((info) => info.year)).size === list.length, { error: 'wrongYear' })
    .default([]),
  /** First and last crop year of the field: before and after, its land is another field's, or nobody's. */
  firstYear: Year.nullish(),
  lastYear: Year.nullish(),
  mapData: MapData.nullish(),
})
export type FieldDraft = z.infer<typeof FieldDraft>

/**
 * A change of a field; `updatedAt` is the one that the client last saw. With `shapeFrom` a new shape holds from that crop
 * year on, and the years before keep the old one with its area; without it the stored shape was wrong, for every year
 * that it stood for.
 */
export const FieldChange = FieldDraft.omit({ _id: true }).extend({
  updatedAt: Instant.optional(),
  shapeFrom: Year.nullish(),
})

/** The shape that a field had up to a crop year. */
export const EarlierShape = z.object({ until: Year, mapData: MapData })
export type EarlierShape = z.infer<typeof EarlierShape>

/** Fields that this one was made of: parts of one, or several that were joined, from its first crop year on. */
export const FieldOrigin = z.object({
  kind: z.enum(['SPLIT', 'MERGE']),
  fieldIds: z.array(Id),
  at: Instant,
})
export type FieldOrigin = z.infer<typeof FieldOrigin>

/** A field as it is stored; lists come without `mapData` unless asked. */
export const Field = z.object({
  _id: Id,
  active: z.boolean(),
  code: z.string(),
  name: z.string(),
  area: z.number(),
  priaCode: z.string(),
  externalId: z.string(),
  ordering: z.number(),
  nitrateZone: z.boolean().nullish(),
  slope: Slope.nullish(),
  /** Whether it has a done or running job in the crop year that was asked for, else in that of today. */
  hasJobEventsThisYear: z.boolean(),
  updatedAt: Instant,
  yearInfo: z.array(YearInfo),
  firstYear: Year.nullish(),
  lastYear: Year.nullish(),
  origin: FieldOrigin.nullish(),
  /** Absent in a list without shapes, null when the field has none. */
  mapData: MapData.nullish(),
  /** With the shape, where older crop years have another one; the oldest first. */
  earlierShapes: z.array(EarlierShape).nullish(),
})
export type Field = z.infer<typeof Field>
