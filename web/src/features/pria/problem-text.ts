import type { PriaProblem } from '@vagu/core/pria/schema'

interface ProblemWords {
  /** Sentence of it; `material` is empty where none is meant. */
  readonly text: (material: string) => string
  /** Button that mends it. */
  readonly mend: string
}

/** Problems that keep a record from being sent. */
const PROBLEMS: Readonly<Record<PriaProblem['code'], ProblemWords>> = {
  COATING_CHEMICAL_NOT_FOUND: {
    text: (seed) => `Seemne ${seed} puhist ei ole taimekaitsevahendite registris. Valige puhis registrist.`,
    mend: 'Paranda puhis',
  },
  REQUISITE_MISSING: {
    text: () => 'Töös ei ole märgitud, millega seda tehti.',
    mend: 'Lisa tarvik',
  },
  FERTILIZER_TYPE_MISSING: {
    text: (fertilizer) => `Väetisel ${fertilizer} on liik märkimata.`,
    mend: 'Märgi väetise liik',
  },
  WORKER_MISSING: { text: () => 'Töötaja on märkimata.', mend: 'Lisa töötaja' },
  UNIT_NOT_SUPPORTED: {
    text: (material) => `Tarviku ${material} ühikut ei saa PRIA ühikusse arvestada.`,
    mend: 'Muuda ühikut',
  },
  COATING_AMOUNT_CAN_NOT_BE_COMPUTED: {
    text: (seed) => `Seemne ${seed} puhise kogust ei saa arvutada: kogus või ühik on puudu.`,
    mend: 'Lisa puhise kogus',
  },
  CHEMICAL_JOB_USED_NON_CHEMICAL: {
    text: (material) => `Taimekaitsetöös on ${material}, mis ei ole taimekaitsevahend.`,
    mend: 'Paranda tarvik',
  },
  UNKNOWN_FERTILIZATION_TYPE: {
    text: (fertilizer) => `PRIA ei tunne väetise ${fertilizer} liiki. Valige liik loendist.`,
    mend: 'Vali väetise liik',
  },
  HARVEST_VARIANT_NOT_DEFINED: {
    text: () => 'Märkimata on, millisel viisil tööd tehti.',
    mend: 'Märgi töö viis',
  },
  HARVEST_YIELD_TYPE_NOT_DEFINED: { text: () => 'Saagi liik on märkimata.', mend: 'Märgi saagi liik' },
  HARVEST_YIELD_NOT_DEFINED: { text: () => 'Saagi kogus on märkimata.', mend: 'Lisa saagi kogus' },
  SEED_CERTIFICATE_NOT_DEFINED: {
    text: (seed) => `Seemnel ${seed} on sertifikaadi klass ja number märkimata.`,
    mend: 'Lisa sertifikaat',
  },
}

/** Words of what is missing, and of the buttons that mend it. */
export const problemText = { codes: PROBLEMS, openMaterial: 'Ava tarvik' } as const
