import type { FarmFacts } from '../../farm.ts'
import type { Example } from '../../rule.ts'
import { sampleFarm } from '../../sample.ts'

/** Main crops from a year on; null is not known. Judged on 1 October 2026: the years 2025 to 2028. */
function farmOf(start: number, ...crops: readonly (string | null)[]) {
  const yearInfo = crops.map((crop, i) => ({ year: start + i, mainCrop: crop === null ? null : { crop } }))
  return sampleFarm({ today: '2026-10-01', fields: [{ _id: 'a', name: 'Mäepõld', area: 5, yearInfo }] })
}
/** A farm that takes the KSM support in 2026. */
const inSupport = (ksmYears: readonly number[], farm: FarmFacts): FarmFacts => ({ ...farm, ksmYears })
const rapeAgain = farmOf(2024, 'taliraps', 'talinisu', 'suviraps')
const broken = { outcome: 'broken', targetId: 'a', date: null, until: null } as const

export const rotationGapExamples: readonly Example[] = [
  {
    name: 'rape two years after rape',
    farm: rapeAgain,
    findings: [
      {
        ...broken,
        cause: 'return|2026|suviraps|2024|taliraps|4',
        nextAllowed: '2028-09-01',
        message:
          'Põld „Mäepõld“: 2026. aasta põhikultuur „Suviraps“ kuulub rühma „ristõielised õlikultuurid“, mis kasvas siin ' +
          'viimati 2024. aastal („Taliraps“): vahele jäi 1 aasta, vaja on 4. Rühm sobib siia alates 2029. aastast. See ' +
          'on soovitus (pikk.ee, kultuuride järgnevuse taluvus (Vipper 1999, Freyer 2003): vahe 3-6 aastat, arv ' +
          'sellest on Vagu valik).',
      },
    ],
  },
  {
    name: 'rape two years after rape, in a year of the KSM support',
    farm: inSupport([2026], rapeAgain),
    findings: [
      { cause: 'return|2026|suviraps|2024|taliraps|4' },
      {
        ...broken,
        cause: 'support-return|2026|suviraps|2024|taliraps|3',
        nextAllowed: '2027-09-01',
        message:
          'Põld „Mäepõld“: 2026. aasta põhikultuur „Suviraps“ on ristõieline kultuur, mis kasvas siin viimati 2024. ' +
          'aastal („Taliraps“): vahele jäi 1 aasta. KSM toetus nõuab 3 täis aastat; sobib alates 2028. aastast. Nõue: ' +
          'KSM, 21.12.2022 määrus nr 75 § 12 lg 1 p 2. Kui talu 2026. aastal KSM toetuses ei ole, ' +
          'võite hoiatuse kustutada.',
      },
    ],
  },
  {
    name: 'rape four years after rape: the support allows it, and only the advice is told',
    farm: inSupport([2026], farmOf(2022, 'taliraps', 'talinisu', 'kaer', 'mais', 'suviraps')),
    findings: [{ cause: 'return|2026|suviraps|2022|taliraps|4' }],
  },
  {
    name: 'of a year without the support its terms are not told',
    farm: inSupport([2025], rapeAgain),
    findings: [{ cause: 'return|2026|suviraps|2024|taliraps|4' }],
  },
  {
    name: 'a year ahead goes by the mark of this one',
    farm: inSupport([2026], farmOf(2024, 'suvioder', 'kaer', 'talinisu', 'kaer')),
    findings: [{ cause: 'support-row|2027|kaer|cereals|4|3', nextAllowed: '2027-09-01' }],
  },
  {
    name: 'potatoes after two years between: a year too soon',
    farm: farmOf(2023, 'kartul', 'kaer', 'mais', 'kartul'),
    findings: [
      {
        ...broken,
        nextAllowed: '2026-09-01',
        message:
          'Põld „Mäepõld“: 2026. aasta põhikultuur „Kartul“ kuulub rühma „kartul“, mis kasvas siin viimati 2023. ' +
          'aastal („Kartul“): vahele jäi 2 aastat, vaja on 3. Rühm sobib siia alates 2027. aastast. See on soovitus ' +
          '(üldteadmine, kontrollimata).',
      },
    ],
  },
  {
    name: 'potatoes after three years between',
    farm: farmOf(2022, 'kartul', 'kaer', 'mais', 'kaer', 'kartul'),
    findings: [],
  },
  {
    name: 'a return in the year after',
    farm: farmOf(2025, 'kartul', 'varajane_kartul'),
    findings: [
      {
        ...broken,
        message:
          'Põld „Mäepõld“: 2026. aasta põhikultuur „Varajane kartul“ kuulub rühma „kartul“, mis kasvas siin viimati ' +
          '2025. aastal („Kartul“): vahele ei jäänud ühtegi aastat, vaja on 3. Rühm sobib siia alates 2029. aastast. ' +
          'See on soovitus (üldteadmine, kontrollimata).',
      },
    ],
  },
  {
    name: 'what was wrong before last year cannot be mended',
    farm: farmOf(2023, 'kartul', 'kartul'),
    findings: [],
  },
  {
    name: 'last year is still judged',
    farm: farmOf(2024, 'kartul', 'kartul'),
    findings: [{ cause: 'return|2025|kartul|2024|kartul|3' }],
  },
  {
    name: 'the year after next is judged',
    farm: farmOf(2027, 'kartul', 'kartul'),
    findings: [{ cause: 'return|2028|kartul|2027|kartul|3' }],
  },
  { name: 'what lies further ahead is not', farm: farmOf(2028, 'kartul', 'kartul'), findings: [] },
  {
    name: 'years of one stand are no return',
    farm: farmOf(2024, 'lutsern', 'lutsern', 'lutsern'),
    findings: [],
  },
  {
    name: 'a new stand too soon, told once',
    farm: farmOf(2024, 'lutsern', 'kaer', 'lutsern', 'lutsern'),
    findings: [{ ...broken, cause: 'return|2026|lutsern|2024|lutsern|4' }],
  },
  {
    name: 'a third winter cereal in a row',
    farm: farmOf(2024, 'talinisu', 'talitritikale', 'talinisu'),
    findings: [
      {
        ...broken,
        cause: 'group-in-row|2026|talinisu|3|2',
        nextAllowed: '2026-09-01',
        message:
          'Põld „Mäepõld“: 2026. aasta põhikultuuriga „Talinisu“ kasvab siin rühm „taliteraviljad“ 3. aastat järjest, ' +
          'soovitatav on kuni 2. Kui 2026. aastal kasvab muu kultuur, sobib rühm siia alates 2027. aastast. See on ' +
          'soovitus (üldteadmine, kontrollimata).',
      },
    ],
  },
  {
    name: 'a fourth cereal in a row, of whatever kind, on a farm outside the KSM support',
    farm: farmOf(2023, 'talinisu', 'suvioder', 'talinisu', 'kaer'),
    findings: [],
  },
  {
    name: 'a fourth cereal in a row, of whatever kind',
    farm: inSupport([2026], farmOf(2023, 'talinisu', 'suvioder', 'talinisu', 'kaer')),
    findings: [
      {
        ...broken,
        cause: 'support-row|2026|kaer|cereals|4|3',
        nextAllowed: '2026-09-01',
        message:
          'Põld „Mäepõld“: 2026. aasta põhikultuuriga „Kaer“ kasvab siin teravili 4. aastat järjest. KSM toetus lubab ' +
          'kuni 3 aastat; kesa rida ei katkesta ega lähe arvesse. Kui 2026. aastal kasvab muu kultuur, sobib teravili siia alates ' +
          '2027. aastast. Nõue: KSM, 21.12.2022 määrus nr 75 § 12 lg 1 p 1. Kui talu 2026. aastal KSM ' +
          'toetuses ei ole, võite hoiatuse kustutada.',
      },
    ],
  },
  {
    name: 'a third cereal in a row, of two kinds',
    farm: inSupport([2026], farmOf(2024, 'talinisu', 'suvioder', 'kaer')),
    findings: [],
  },
  { name: 'a second one', farm: farmOf(2025, 'talinisu', 'talitritikale'), findings: [] },
  {
    name: 'the same main crop for the fourth year',
    farm: farmOf(2023, 'mais', 'mais', 'mais', 'mais'),
    findings: [
      {
        ...broken,
        cause: 'crop-in-row|2026|mais|4|3',
        message:
          'Põld „Mäepõld“: „Mais“ on 2026. aastal põhikultuur 4. aastat järjest. Sama põhikultuuri ' +
          'tohib teadaolevalt kasvatada kuni 3 aastat järjest. Kui 2026. aastal kasvab muu kultuur, sobib „Mais“ siia ' +
          'alates 2027. aastast. Nõue: HPK 7, 21.12.2022 määrus nr 68 § 3 lg 6-8; arv on tekstist kontrollimata; ainult ' +
          'pindalatoetuse taotlejale. Kui te pindalatoetust ei taotle, võite hoiatuse kustutada.',
      },
    ],
  },
  { name: 'for the third year', farm: farmOf(2024, 'mais', 'mais', 'mais'), findings: [] },
  {
    name: 'flax right before wheat',
    farm: farmOf(2025, 'olilina', 'talinisu'),
    findings: [
      {
        ...broken,
        cause: 'predecessor|2026|talinisu|olilina',
        message:
          'Põld „Mäepõld“: 2026. aasta põhikultuurile „Talinisu“ ei sobi eelviljaks „Õlilina“ (2025). Kui 2026. ' +
          'aastal kasvab sobiv eelvili, sobib kultuur siia alates 2027. aastast. See on soovitus (pikk.ee, ' +
          'põllukultuuridele sobivad eelviljad).',
      },
    ],
  },
  {
    name: 'beet right before rape',
    farm: farmOf(2025, 'suhkrupeet', 'suviraps'),
    findings: [{ ...broken, cause: 'predecessor|2026|suviraps|suhkrupeet' }],
  },
  {
    name: 'barley before wheat is what most farms do',
    farm: farmOf(2025, 'suvioder', 'talinisu'),
    findings: [],
  },
  { name: 'wheat right before barley', farm: farmOf(2025, 'talinisu', 'suvioder'), findings: [] },
  { name: 'a poor predecessor is no bad one', farm: farmOf(2025, 'kaer', 'kartul'), findings: [] },
  {
    name: 'a year that nobody knows says nothing',
    farm: farmOf(2025, 'talinisu', null, 'talinisu', 'talinisu'),
    findings: [],
  },
  {
    name: 'a good rotation',
    farm: farmOf(2024, 'punane_ristik', 'talinisu', 'taliraps', 'suvioder', 'poldhernes'),
    findings: [],
  },
]
