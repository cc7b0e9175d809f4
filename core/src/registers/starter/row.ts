/** The compact form in which the starter register is written, and the products that it stands for. */
import { plainLetters } from '../../text/format.ts'
import { cropsOf } from '../crop-names.ts'
import { subtypeOf } from '../files/subtype.ts'
import type { RegisterProduct, RegisterUse } from '../products.ts'

export type UseRow = readonly [
  /** Crops as the register names them, joined by semicolons. */
  crops: string,
  /** `least-greatest unit`, or one rate. */
  dose: string,
  harvestDelayDays: number | null,
  timesMax: number | null,
  intervalDays: number | null,
  /**
   * `w10`, `n5`, `r3`: metres to water, to neighbouring land, to homes; `t`: the label has a table of distances;
   * `b`: the hour or the bees restrict it; `g`: in a greenhouse; `i`: indoors.
   */
  marks: string,
  /** Left out where the register has none. */
  workDelayDays?: number,
]

export type ProductRow = readonly [
  number: string,
  name: string,
  /** Letters of the kinds, in the register's order. */
  kinds: string,
  /** Active substances and safeners, joined by a plus. */
  ingredients: string,
  /** The international code of the formulation. */
  formulation: keyof typeof FORMULATIONS,
  holder: string,
  registeredOn: string,
  validUntil: string,
  /** `c`: sold to holders of a certificate only; `b`: the label says SPe8 (bees) of all its uses outdoors. */
  marks: string,
  uses: readonly UseRow[],
]

const KINDS: Readonly<Record<string, string>> = {
  H: 'Herbitsiid',
  F: 'Fungitsiid',
  I: 'Insektitsiid',
  K: 'Kasvuregulaator',
  P: 'Puhtimispreparaat',
  D: 'Desikant',
  M: 'Molluskitsiid',
}

const FORMULATIONS = {
  CS: 'Kapselsuspensioon',
  DC: 'Dispergeeruv kontsentraat',
  EC: 'Emulsioonikontsentraat',
  EG: 'Emulgeeruvad graanulid',
  EW: 'Emulsioon, õli vees',
  FS: 'Suspensioonikontsentraat seemnete puhtimiseks',
  GR: 'Granuleeritud preparaat',
  ME: 'Mikroemulsioon',
  OD: 'Õlidispersioon',
  RB: 'Kasutusvalmis sööt',
  SC: 'Suspensioonikontsentraat',
  SE: 'Suspoemulsioon',
  SG: 'Vees lahustuvad graanulid',
  SL: 'Vesilahus/Vees lahustuv kontsentraat',
  WG: 'Vees dispergeeruvad graanulid',
} as const

function doseFrom(text: string): Pick<RegisterUse, 'doseMin' | 'doseMax' | 'doseUnit'> {
  const [, rates = '', doseUnit = ''] = /^(\S+) (.+)$/.exec(text) ?? []
  const [min = 0, greatest = min] = rates.split('-').map(Number)
  return { doseMin: min, doseMax: greatest, doseUnit }
}

const metres = (marks: readonly string[], letter: string): number | null => {
  const mark = marks.find((text) => text.startsWith(letter))
  return mark === undefined ? null : Number(mark.slice(1))
}

function useFrom(row: UseRow): RegisterUse {
  const [crops, dose, harvestDelayDays, timesMax, intervalDays, text, workDelayDays = null] = row
  const marks = text.split(' ')
  const cropNames = crops.split('; ')
  return {
    crops: [...new Set(cropNames.flatMap((name) => cropsOf(name) ?? []))],
    cropNames,
    targets: [],
    place: marks.includes('g') ? 'greenhouse' : marks.includes('i') ? 'indoors' : 'field',
    ...doseFrom(dose),
    harvestDelayDays,
    workDelayDays,
    timesMax,
    intervalDays,
    stageMin: null,
    stageMax: null,
    isDangerousToBees: marks.includes('b'),
    waterBufferM: metres(marks, 'w'),
    neighbourBufferM: metres(marks, 'n'),
    residentialBufferM: metres(marks, 'r'),
    hasBufferTable: marks.includes('t'),
    restriction: null,
  }
}

export function productFrom(row: ProductRow): RegisterProduct {
  const [number, name, letters, ingredients, formulation, holder, registeredOn, validUntil, marks, uses] = row
  const kinds = letters.split('').flatMap((letter) => KINDS[letter] ?? [])
  const isDangerous = marks.includes('b')
  return {
    number,
    name,
    kinds,
    chemicalSubtype: subtypeOf(kinds),
    ingredients: ingredients.split(' + ').map((text) => ({ name: text, code: plainLetters(text) })),
    formulation: FORMULATIONS[formulation],
    holder,
    registeredOn,
    validUntil,
    useUpUntil: null,
    needsCertificate: marks.includes('c'),
    restrictions: [],
    uses: uses.map(useFrom).map((use) => ({
      ...use,
      isDangerousToBees: use.isDangerousToBees || (isDangerous && use.place === 'field'),
    })),
  }
}
