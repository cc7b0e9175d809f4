/**
 * Growth regulators, as authorised on 24 May 2026. Source: plant-protection register of the Estonian Agriculture and Food
 * Board, open data, CC BY-SA 3.0 EE. The form of the rows, and what their marks mean, is in row.ts.
 */
import type { ProductRow } from './row.ts'

// prettier-ignore
export const GROWTH_REGULATOR_ROWS: readonly ProductRow[] = [
  ['170', 'CCC', 'K', 'Kloromekvaatkloriid', 'SL', 'NUFARM GMBH & CO KG', '1998-12-10', '2028-02-28', 'c', [
    ['Talinisu; Kaer; Tritikale', '1-1.5 l/ha', null, 1, null, ''],
    ['Suvinisu', '0.3-1 l/ha', null, 1, null, ''],
    ['Talirukis', '1.5-2 l/ha', null, 1, null, ''],
    ['Oder', '0.6 l/ha', null, 1, null, ''],
  ]],
  ['95', 'Cerone', 'K', 'Etefoon', 'SL', 'BAYER AG', '2011-07-14', '2026-11-15', 'c', [
    ['Talinisu; Tritikale', '0.5-1 l/ha', null, 1, null, ''],
    ['Suvinisu; Suvioder', '0.5-0.75 l/ha', null, 1, null, ''],
    ['Talirukis', '1 l/ha', null, 1, null, ''],
    ['Talioder', '0.75-1 l/ha', null, 1, null, ''],
  ]],
  ['603', 'Medax Max', 'K', 'Etüültrineksapak + Proheksadioonkaltsium', 'WG', 'BASF UAB', '2016-03-10', '2027-05-31', 'c', [
    ['Talinisu; Talitritikale', '0.3-0.75 kg/ha', null, 2, 7, ''],
    ['Suvinisu; Suvioder', '0.3-0.5 kg/ha', null, 2, 7, ''],
    ['Talirukis; Talioder', '0.5-1 kg/ha', null, 2, 7, ''],
    ['Suvikaer', '0.3-0.5 kg/ha', null, 1, null, ''],
    ['Talikaer', '0.3-0.75 kg/ha', null, 1, null, ''],
  ]],
  ['379', 'Medax Top', 'K', 'Mepikvaatkloriid + Proheksadioonkaltsium', 'SE', 'BASF UAB', '2010-06-17', '2027-05-31', 'c', [
    ['Talinisu; Talirukis; Talioder; Suvioder; Tritikale', '0.75-1.5 l/ha', null, 1, null, ''],
    ['Suvinisu', '0.5-1 l/ha', null, 1, null, ''],
    ['Kaer; Taliraps; Suviraps; Suvirüps; Põldtuder; Sinep; Õlirõigas; Lina; Moon', '0.6-1 l/ha', null, 1, null, ''],
    ['Taliraps', '0.5 l/ha', null, 2, 14, ''],
    ['Taliraps', '0.6-1 l/ha', null, 2, 14, ''],
    ['Kõrrelised heintaimed', '1-1.5 l/ha', null, 1, null, ''],
  ]],
  ['00696', 'MODDEVO', 'K', 'Etüültrineksapak', 'EC', 'SYNGENTA POLSKA SP. Z.O.O.', '2018-02-05', '2026-12-15', 'c', [
    ['Talinisu; Talirukis; Talitritikale; Suvitritikale', '0.3-0.4 l/ha', null, 1, null, ''],
    ['Suvinisu', '0.2-0.3 l/ha', null, 1, null, ''],
    ['Talioder; Suvioder; Kaer', '0.4 l/ha', null, 1, null, ''],
  ]],
  ['222', 'Moddus 250 EC', 'K', 'Etüültrineksapak', 'EC', 'SYNGENTA POLSKA SP. Z.O.O.', '2011-04-29', '2026-12-15', 'c', [
    ['Talinisu; Talirukis; Talitritikale; Suvitritikale', '0.3-0.4 l/ha', null, 1, null, ''],
    ['Suvinisu', '0.2-0.3 l/ha', null, 1, null, ''],
    ['Talioder; Suvioder; Kaer', '0.4 l/ha', null, 1, null, ''],
  ]],
  ['562', 'Moddus Start', 'K', 'Etüültrineksapak', 'DC', 'SYNGENTA POLSKA SP. Z.O.O.', '2015-09-03', '2026-12-15', 'c', [
    ['Talinisu; Suvinisu', '0.3 l/ha', null, 1, null, ''],
    ['Talirukis; Talitritikale; Suvitritikale', '0.5 l/ha', null, 1, null, ''],
    ['Talioder; Suvioder', '0.6 l/ha', null, 1, null, ''],
    ['Kaer', '0.3-0.4 l/ha', null, 1, null, ''],
    ['Heintaimede seemnepõllud', '0.8 l/ha', null, 1, null, ''],
  ]],
  ['650', 'MOXA', 'K', 'Etüültrineksapak', 'EC', 'GLOBACHEM N.V.', '2016-11-03', '2026-12-15', 'c', [
    ['Talinisu; Suvinisu', '0.2-0.4 l/ha', null, 1, null, ''],
    ['Talirukis', '0.5-0.6 l/ha', null, 1, null, ''],
    ['Talioder; Suvioder; Talitritikale; Suvitritikale', '0.4-0.6 l/ha', null, 1, null, ''],
    ['Kaer', '0.3 l/ha', null, 1, null, ''],
    ['Kõrrelised heintaimed', '0.4-0.8 l/ha', null, 1, null, ''],
  ]],
  ['423', 'Optimus', 'K', 'Etüültrineksapak', 'EC', 'NUFARM GMBH & CO KG', '2011-12-07', '2026-12-15', 'c', [
    ['Talinisu; Suvinisu; Suvioder; Kaer', '0.2-0.4 l/ha', null, 1, null, ''],
    ['Talirukis', '0.3 l/ha', null, 1, null, ''],
    ['Talioder', '0.2-0.5 l/ha', null, 1, null, ''],
    ['Tritikale', '0.3-0.5 l/ha', null, 1, null, ''],
  ]],
  ['294', 'Stabilan 750 SL', 'K', 'Kloromekvaatkloriid', 'SL', 'NUFARM GMBH & CO KG', '2006-03-22', '2028-02-28', 'c', [
    ['Talinisu; Kaer; Tritikale', '1-1.5 l/ha', null, 1, null, ''],
    ['Suvinisu', '0.3-1 l/ha', null, 1, null, ''],
    ['Talirukis', '1.5-2 l/ha', null, 1, null, ''],
    ['Oder', '0.6 l/ha', null, 1, null, ''],
  ]],
  ['168', 'Terpal', 'K', 'Etefoon + Mepikvaatkloriid', 'SL', 'BASF UAB', '2009-10-29', '2027-02-28', 'c', [
    ['Talinisu; Talirukis; Talioder; Suvioder', '1-1.5 l/ha', null, 1, null, ''],
  ]],
]
