/**
 * Fungicides, with seed dressings and those that also hold back growth, as authorised on 24 May 2026. Source: plant-protection register of the Estonian Agriculture and Food
 * Board, open data, CC BY-SA 3.0 EE. The form of the rows, and what their marks mean, is in row.ts.
 */
import type { ProductRow } from './row.ts'

// prettier-ignore
export const FUNGICIDE_ROWS: readonly ProductRow[] = [
  ['214', 'Amistar 250 SC', 'F', 'Asoksüstrobiin', 'SC', 'SYNGENTA POLSKA SP. Z.O.O.', '2008-07-30', '2028-05-31', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Tritikale', '0.4 l/ha', 35, 1, null, 'w10'],
    ['Taliraps', '1 l/ha', 21, 1, null, 'w10'],
    ['Suviraps', '0.5 l/ha', 21, 1, null, 'w10'],
    ['Hernes; Seller; Sibul; Šalottsibul; Küüslauk; Brüsseli kapsas (rooskapsas); Hiina kapsas; Lehtkapsas; Peakapsas; Lillkapsas; Brokoli (spargelkapsas); Salat; Murulauk; Petersell; Till', '0.8 l/ha', 14, 1, null, 'w10'],
    ['Põlduba; Söögipeet; Porgand; Pastinaak; Kaalikas; Naeris', '0.6 l/ha', 14, 1, null, 'w10'],
    ['Sibul; Šalottsibul; Salat; Murulauk; Petersell; Till', '0.8 l/ha', 14, 1, null, 'w10 g'],
    ['Porrulauk', '0.8 l/ha', 21, 1, null, 'w10'],
    ['Kurk', '1 l/ha', 3, 2, 10, 'w10 g'],
    ['Tomat; Maasikas', '1 l/ha', 3, 3, 7, 'w10 g'],
    ['Paprika', '1 l/ha', 3, 2, 7, 'w10 g'],
    ['Maasikas', '0.64 l/ha', 3, 1, null, 'w10'],
    ['Männiseemikud; Puukool', '1 l/ha', null, 1, null, 'w10'],
    ['Golfimurud', '1 l/ha', null, 1, null, ''],
  ]],
  ['00917', 'Architect', 'FK', 'Püraklostrobiin + Proheksadioonkaltsium + Mepikvaatkloriid', 'SE', 'BASF UAB', '2025-04-28', '2027-05-31', 'c', [
    ['Taliraps; Suviraps', '1 l/ha', null, 2, 14, 't'],
    ['Taliraps; Suviraps; Talirüps; Suvirüps; Põldtuder; Valge sinep; Must sinep; Sarepta sinep; Õlirõigas; Lina; Unimagun', '1-2 l/ha', null, 1, null, 't'],
    ['Taliraps', '1-2 l/ha', null, 2, 14, 't'],
    ['Taliraps', '1-2 l/ha', null, 2, null, 't'],
  ]],
  ['604', 'Ascra Xpro', 'F', 'Protiokonasool + Fluopüraam + Biksafeen', 'EC', 'BAYER AG', '2016-03-28', '2026-05-31', 'c', [
    ['Talinisu; Talirukis; Tritikale', '0.75-1.5 l/ha', null, 1, null, 'w10'],
    ['Suvinisu', '0.75-1.5 l/ha', null, 2, 14, 'w10'],
    ['Talioder; Suvioder; Kaer', '0.6-1.2 l/ha', null, 1, null, 'w10'],
  ]],
  ['00934', 'Avastel', 'F', 'Protiokonasool + Fluksapüroksaad', 'EC', 'ADAMA REGISTRATIONS B.V.', '2025-08-06', '2028-10-31', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Tritikale', '1-1.25 l/ha', null, 1, null, ''],
    ['Taliraps; Suviraps; Talirüps; Suvirüps', '1 l/ha', null, 1, null, ''],
  ]],
  ['00792', 'Balaya', 'F', 'Mefentriflukonasool + Püraklostrobiin', 'EC', 'BASF UAB', '2021-02-26', '2026-09-15', 'c', [
    ['Talinisu; Suvinisu; Speltanisu; Talirukis; Talioder; Suvioder; Suvikaer; Talitritikale; Suvitritikale; Durumnisu; Suvirukis', '0.5-1.5 l/ha', 35, 2, 14, 'w20'],
  ]],
  ['501', 'Caryx', 'KF', 'Mepikvaatkloriid + Metkonasool', 'SL', 'BASF UAB', '2013-09-11', '2026-10-15', 'c', [
    ['Taliraps; Suviraps', '0.7-1.4 l/ha', null, 1, null, 'w5'],
  ]],
  ['406', 'Celest Trio 060 FS', 'FP', 'Difenokonasool + Fludioksoniil + Tebukonasool', 'FS', 'SYNGENTA POLSKA SP. Z.O.O.', '2011-07-11', '2027-03-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Suvioder; Tritikale', '1.5-2 l/t', null, 1, null, ''],
    ['Talioder; Kaer', '1.5 l/t', null, 1, null, ''],
  ]],
  ['383', 'Comet Pro', 'F', 'Püraklostrobiin', 'EC', 'BASF UAB', '2010-08-24', '2026-09-15', 'c', [
    ['Talinisu; Suvinisu; Talioder; Suvioder; Kaer', '1.25 l/ha', 35, 2, 21, ''],
  ]],
  ['674', 'Elatus Era', 'F', 'Bensovindiflupüür + Protiokonasool', 'EC', 'SYNGENTA POLSKA SP. Z.O.O.', '2017-05-08', '2027-08-02', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Talitritikale; Suvitritikale', '0.75-1 l/ha', 42, 1, null, 'w10'],
    ['Hernes (täisküpsuses koristatav); Põlduba; Läätsed; Kikerhernes', '0.66 l/ha', null, 1, null, 'w10 b'],
  ]],
  ['376', 'Falcon Forte', 'F', 'Protiokonasool + Spiroksamiin + Tebukonasool', 'EC', 'BAYER AG', '2010-04-22', '2027-05-31', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Tritikale', '0.6-0.8 l/ha', 35, 2, 14, 'w10'],
  ]],
  ['19', 'Folicur', 'FK', 'Tebukonasool', 'EW', 'BAYER AG', '2004-11-19', '2027-08-15', 'c', [
    ['Talinisu; Suvinisu; Talioder; Suvioder', '0.75-1 l/ha', 35, 1, null, ''],
    ['Taliraps; Talirüps', '0.5-1 l/ha', 56, 2, null, ''],
    ['Suviraps; Suvirüps', '1 l/ha', 56, 2, null, ''],
  ]],
  ['338', 'Infinito', 'F', 'Fluopikoliid + Propamokarbhüdrokloriid', 'SC', 'BAYER AG', '2011-11-25', '2026-06-15', 'c', [
    ['Kartul', '1.2-1.6 l/ha', 7, 4, 7, ''],
    ['Sibul', '1.6 l/ha', 7, 3, 7, ''],
    ['Porrulauk', '1.6 l/ha', 14, 2, 14, ''],
    ['Brüsseli kapsas (rooskapsas); Peakapsas; Lillkapsas; Brokoli (spargelkapsas)', '1.6 l/ha', 14, 3, 10, ''],
    ['Kurk', '5-14 l/100 m2', 3, 3, 10, 'g'],
  ]],
  ['286', 'Input', 'F', 'Spiroksamiin + Protiokonasool', 'EC', 'BAYER AG', '2010-12-21', '2027-05-31', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Tritikale', '0.8-1 l/ha', 35, 1, null, 'w10', 5],
  ]],
  ['00770', 'Input Triple', 'F', 'Prokinasiid + Protiokonasool + Spiroksamiin', 'EC', 'BAYER AG', '2020-01-24', '2027-05-31', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Talitritikale; Suvitritikale', '0.75 l/ha', null, 1, null, 'w5'],
  ]],
  ['284', 'Juventus 90', 'KF', 'Metkonasool', 'EC', 'BASF UAB', '2011-05-30', '2032-08-13', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Talitritikale', '0.7-1 l/ha', 35, 1, null, ''],
    ['Taliraps; Suviraps', '0.5-0.8 l/ha', 56, 1, null, ''],
    ['Taliraps; Suviraps', '0.7-0.8 l/ha', 56, 1, null, ''],
  ]],
  ['00747', 'Kinto Plus', 'PF', 'Tritikonasool + Fludioksoniil + Fluksapüroksaad', 'FS', 'BASF UAB', '2019-01-29', '2026-06-15', 'c', [
    ['Talinisu; Suvinisu; Talioder; Suvioder', '0.15 l/100 kg', null, 1, null, ''],
    ['Talirukis; Talitritikale', '0.12-0.15 l/100 kg', null, 1, null, ''],
  ]],
  ['538', 'Latitude XL', 'FP', 'Siltiofaam', 'SC', 'CERTIS BELCHIM B.V.', '2014-12-04', '2026-10-31', 'c', [
    ['Talinisu; Suvinisu; Speltanisu; Talirukis; Talioder; Suvioder; Tritikale', '2 l/t', null, 1, null, ''],
  ]],
  ['461', 'Leander', 'F', 'Fenpropidiin', 'EC', 'ADAMA REGISTRATIONS B.V.', '2012-05-09', '2028-05-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Suvioder; Kaer; Talitritikale; Suvitritikale', '0.25-0.75 l/ha', 42, 2, 14, 'w10'],
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Talitritikale; Suvitritikale', '0.75 l/ha', 42, 2, 14, 'w10'],
    ['Talioder', '0.75-1.5 l/ha', 42, 2, 14, 'w10'],
  ]],
  ['568', 'Librax', 'F', 'Metkonasool + Fluksapüroksaad', 'EC', 'BASF UAB', '2015-10-05', '2026-05-31', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Talitritikale', '1.33-2 l/ha', 35, 1, null, 'w5'],
  ]],
  ['109', 'Maxim 025 FS', 'PF', 'Fludioksoniil', 'SC', 'SYNGENTA POLSKA SP. Z.O.O.', '2008-12-22', '2026-06-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Talitritikale; Suvitritikale; Hernes; Põlduba', '2 l/t', null, 1, null, ''],
    ['Kartul', '0.2 l/t', null, 1, null, ''],
  ]],
  ['646', 'Mirador Forte', 'F', 'Tebukonasool + Asoksüstrobiin', 'EC', 'ADAMA REGISTRATIONS B.V.', '2016-10-11', '2027-08-15', 'c', [
    ['Talinisu; Suvinisu; Talioder; Suvioder; Kaer; Tritikale', '2 l/ha', 35, 1, null, 'w10'],
    ['Taliraps; Suviraps', '2 l/ha', 56, 1, null, 'w10'],
  ]],
  ['355', 'Orius 250 EW', 'KF', 'Tebukonasool', 'EW', 'NUFARM GMBH & CO KG', '2009-03-06', '2027-08-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Tritikale', '1 l/ha', 35, 1, null, 'w10'],
    ['Taliraps; Talirüps', '0.5-0.75 l/ha', null, 1, null, 'w10'],
    ['Taliraps; Talirüps', '0.5-1 l/ha', 56, 2, null, 'w10'],
    ['Taliraps; Suviraps; Talirüps; Suvirüps', '0.75-1 l/ha', 56, 1, null, 'w10'],
    ['Suviraps; Suvirüps', '0.5-1 l/ha', 56, 1, null, 'w10'],
  ]],
  ['00715', 'Pictor Active', 'F', 'Boskaliid + Püraklostrobiin', 'SC', 'BASF UAB', '2018-06-20', '2027-04-15', 'c', [
    ['Taliraps; Suviraps; Talirüps; Suvirüps; Valge sinep; Must sinep; Õlirõigas; Lina; Unimagun; Lehtsinep', '0.5-1 l/ha', 42, 2, 7, 'w10'],
    ['Hernes; Põlduba', '0.5-1 l/ha', 35, 2, 14, 'w10'],
  ]],
  ['569', 'Priaxor', 'F', 'Püraklostrobiin + Fluksapüroksaad', 'EC', 'BASF UAB', '2015-10-05', '2026-09-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Talitritikale', '0.75-1.5 l/ha', 35, 1, null, 'w15'],
  ]],
  ['00717', 'Proline', 'F', 'Protiokonasool', 'EC', 'BAYER AG', '2018-07-09', '2026-08-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Tritikale', '0.4-0.8 l/ha', 35, 1, null, 'w10'],
  ]],
  ['660', 'Property 180 SC', 'F', 'Püriofenoon', 'SC', 'ISK BIOSCIENCES EUROPE N.V', '2017-02-16', '2028-06-30', 'c', [
    ['Talinisu; Suvinisu; Speltanisu; Talirukis; Talioder; Suvioder; Kaer; Talitritikale', '0.5 l/ha', null, 2, 14, ''],
  ]],
  ['456', 'Propulse', 'F', 'Protiokonasool + Fluopüraam', 'SE', 'BAYER AG', '2012-04-17', '2027-06-30', 'c', [
    ['Mais', '0.8-1 l/ha', null, 2, 14, 'w10'],
    ['Taliraps; Suviraps; Talirüps; Suvirüps', '0.8-1 l/ha', 56, 1, null, 'w5'],
    ['Põldhernes; Põlduba', '0.8-1 l/ha', 35, 2, 14, 'w10'],
    ['Kartul', '0.3-0.5 l/ha', 21, 3, 10, 'w5'],
  ]],
  ['313', 'Prosaro', 'F', 'Tebukonasool + Protiokonasool', 'EC', 'BAYER AG', '2008-12-22', '2027-08-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Talitritikale; Suvitritikale', '0.75-1 l/ha', 35, 2, 14, 'w10'],
    ['Taliraps; Suviraps; Talirüps; Suvirüps', '1 l/ha', 56, 2, 14, 'w10'],
    ['Põldhernes; Põlduba', '1 l/ha', 35, 2, 21, 'w10'],
  ]],
  ['386', 'Ranman Top', 'F', 'Tsüasofamiid', 'SE', 'ISK BIOSCIENCES EUROPE N.V', '2010-10-01', '2026-07-31', 'c', [
    ['Kartul', '0.5 l/ha', 7, 6, 5, ''],
    ['Mugulsibul; Šalottsibul; Küüslauk', '0.5-0.625 l/ha', 7, 3, 7, ''],
    ['Kurk; Kõrvits; Suvikõrvits; Tomat; Baklažaan', '0.5 l/ha', 3, 6, 7, 'g'],
    ['Kurk', '0.5 l/ha', null, 6, 7, ''],
    ['Tomat', '0.5 l/ha', 3, 6, 7, ''],
    ['Dekoratiivtaimed', '0.5 l/ha', null, 2, 14, ''],
    ['Dekoratiivtaimed', '0.5 l/ha', null, 2, 14, 'g'],
  ]],
  ['633', 'Redigo Pro', 'PF', 'Protiokonasool + Tebukonasool', 'FS', 'BAYER AG', '2016-09-15', '2027-08-15', 'c', [
    ['Talinisu; Suvinisu; Talioder; Suvioder; Kaer', '0.5-0.667 l/t', null, 1, null, ''],
    ['Talirukis; Talitritikale; Suvitritikale', '0.667 l/t', null, 1, null, ''],
  ]],
  ['332', 'Revus 250 SC', 'F', 'Mandipropamiid', 'SC', 'SYNGENTA POLSKA SP. Z.O.O.', '2007-11-29', '2026-12-31', 'c', [
    ['Kartul', '0.5-0.6 l/ha', 3, 5, 7, ''],
    ['Tomat', '0.6 l/ha', 3, 4, 7, ''],
    ['Tomat', '0.6 l/ha', 3, 4, 7, 'g'],
    ['Lehtköögiviljad; Maitsetaimed', '0.6 l/ha', 7, 2, 7, ''],
  ]],
  ['502', 'Revus Top', 'F', 'Mandipropamiid + Difenokonasool', 'SC', 'SYNGENTA POLSKA SP. Z.O.O.', '2013-09-16', '2026-12-31', 'c', [
    ['Kartul', '0.6 l/ha', 3, 3, 7, 'w5'],
  ]],
  ['00791', 'Revystar XL', 'F', 'Mefentriflukonasool + Fluksapüroksaad', 'EC', 'BASF UAB', '2021-01-18', '2026-05-31', 'c', [
    ['Talinisu; Suvinisu; Talioder; Suvioder; Talitritikale; Suvitritikale', '0.75-1.5 l/ha', 35, 2, 14, ''],
    ['Talirukis; Suvikaer', '0.75-1.5 l/ha', 35, 1, null, ''],
  ]],
  ['216', 'Shirlan 500 SC', 'F', 'Fluasinaam', 'SC', 'ISK BIOSCIENCES EUROPE N.V', '2009-10-29', '2027-04-15', 'c', [
    ['Kartul', '0.3-0.4 l/ha', 7, 8, 7, 'w10'],
    ['Sibul', '0.5 l/ha', 7, 1, null, 'w10'],
  ]],
  ['527', 'Siltra Xpro', 'F', 'Biksafeen + Protiokonasool', 'EC', 'BAYER AG', '2014-07-07', '2026-08-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Kaer; Tritikale', '0.75-1 l/ha', 35, 2, 14, 'w10'],
  ]],
  ['00769', 'Zorvec Enicade', 'F', 'Oksatiapiproliin', 'OD', 'CORTEVA AGRISCIENCE DENMARK A/S', '2019-11-20', '2028-03-03', 'c', [
    ['Kartul', '0.15 l/ha', 7, 4, 7, ''],
  ]],
  ['608', 'TALIUS', 'F', 'Prokinasiid', 'EC', 'CORTEVA AGRISCIENCE DENMARK A/S', '2016-04-07', '2027-05-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Tritikale', '0.125-0.25 l/ha', null, 2, 14, 'w5'],
    ['Talioder; Suvioder; Kaer', '0.125 l/ha', null, 2, 14, 'w5'],
    ['Maasikas', '0.25 l/ha', 3, 2, 7, 't'],
    ['Sõstrad; Karusmari', '0.25 l/ha', 7, 2, 7, 't'],
    ['Viinamari', '0.25 l/ha', 28, 2, 10, 't'],
    ['Õunad; Pirnid', '0.25 l/ha', 49, 2, 7, 'n15 t'],
  ]],
  ['374', 'Tilmor', 'F', 'Tebukonasool + Protiokonasool', 'EC', 'BAYER AG', '2010-03-02', '2027-08-15', 'c', [
    ['Taliraps; Talirüps', '0.8-1 l/ha', 56, 2, null, ''],
    ['Suviraps; Suvirüps', '0.8-1.2 l/ha', 56, 2, null, ''],
    ['Köömen', '0.75 l/ha', null, 1, null, ''],
  ]],
  ['00894', 'Univoq', 'F', 'Protiokonasool + Fenpikoksamiid', 'EC', 'CORTEVA AGRISCIENCE DENMARK A/S', '2024-11-15', '2026-08-15', 'c', [
    ['Talinisu; Suvinisu; Speltanisu; Talirukis; Talitritikale; Suvitritikale; Durumnisu; Suvirukis', '1.2-1.5 l/ha', null, 1, null, 'w20'],
  ]],
  ['672', 'Vibrance Duo', 'FP', 'Fludioksoniil + Sedaksaan', 'FS', 'SYNGENTA POLSKA SP. Z.O.O.', '2017-04-12', '2026-06-15', 'c', [
    ['Talinisu; Suvinisu; Talitritikale; Suvitritikale', '1.5-2 l/t', null, 1, null, ''],
    ['Talirukis', '2 l/t', null, 1, null, ''],
  ]],
  ['00733', 'Vibrance Trio', 'FP', 'Fludioksoniil + Sedaksaan + Tebukonasool', 'FS', 'SYNGENTA POLSKA SP. Z.O.O.', '2018-09-18', '2027-08-15', 'c', [
    ['Talinisu; Suvinisu; Talirukis; Talioder; Suvioder; Talitritikale', '1.5-2 l/t', null, 1, null, ''],
    ['Kaer', '1.5 l/t', null, 1, null, ''],
  ]],
]
