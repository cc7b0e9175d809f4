/**
 * Slug baits, as authorised on 24 May 2026. Source: plant-protection register of the Estonian Agriculture and Food
 * Board, open data, CC BY-SA 3.0 EE. The form of the rows, and what their marks mean, is in row.ts.
 */
import type { ProductRow } from './row.ts'

// prettier-ignore
export const MOLLUSCICIDE_ROWS: readonly ProductRow[] = [
  ['574', 'Gusto', 'M', 'Metaldehüüd', 'GR', 'ADAMA REGISTRATIONS B.V.', '2015-11-03', '2027-08-31', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Tritikale; Mais; Taliraps; Suviraps; Suhkrupeet; Söödapeet; Sibul; Šalottsibul; Tomat; Baklažaan; Maasikas; Dekoratiivtaimed; Lilled; Marjakultuuride seemikud puukoolis; Puuviljakultuuride seemikud puukoolis; Aiataimed', '6 kg/ha', null, 2, 7, ''],
    ['Hernes; Uba', '6 kg/ha', 28, 2, 7, ''],
    ['Kartul; Brüsseli kapsas (rooskapsas); Peakapsas; Lillkapsas; Brokoli (spargelkapsas)', '6 kg/ha', 3, 2, 7, ''],
    ['Tomat; Baklažaan; Maasikas; Dekoratiivtaimed; Lilled; Marjakultuuride seemikud puukoolis; Puuviljakultuuride seemikud puukoolis', '6 kg/ha', null, 2, 7, 'g'],
  ]],
  ['00682', 'IRONMAX PRO', 'M', 'Raudfosfaat', 'RB', 'DE SANGOSSE S.A.S.', '2017-12-07', '2031-12-31', 'c', [
    ['Söödavad kultuurid; Suhkrupeet; Söödapeet; Söögipeet; Porgand; Juurseller; Kaalikas; Naeris; Redis; Mittesöödavad kultuurid; Mittepõllumajanduslikud rohumaad', '7 kg/ha', null, 4, 5, ''],
    ['Söödavad kultuurid; Teravili; Õlikultuurid; Suhkrupeet; Söödapeet; Söögipeet; Porgand; Juurseller; Kaalikas; Naeris; Redis; Mittesöödavad kultuurid', '7 kg/ha', null, 4, 5, 'g'],
  ]],
  ['472', 'SLUXX HP', 'M', 'Raudfosfaat', 'RB', 'W. NEUDORFF GMBH KG', '2012-07-13', '2031-12-31', 'c', [
    ['Põllumajanduslikud alad; Mittepõllumajanduslikud alad', '7 kg/ha', null, 4, null, ''],
    ['Söödavad kultuurid; Mittesöödavad kultuurid', '7 kg/ha', null, 4, null, 'g'],
  ]],
]
