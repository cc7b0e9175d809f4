/**
 * Words whose stem changes as they are inflected, each with its stems: nominative, genitive, partitive, and short or
 * plural forms. Common in names of places and crops. Source: general knowledge of the language.
 */
// prettier-ignore
export const GRADATION: readonly (readonly string[])[] = [
  ['põld', 'põllu', 'põldu', 'põlde', 'põldude'], ['mägi', 'mäe', 'mäge', 'mäkke', 'mägede'], ['jõgi', 'jõe', 'jõge', 'jõkke'],
  ['saar', 'saare', 'saart'], ['niit', 'niidu', 'niitu', 'niitude'], ['koppel', 'kopli', 'koplit', 'koplite', 'kopleid'],
  ['nurm', 'nurme', 'nurmede'], ['aed', 'aia', 'aeda', 'aedade'], ['aas', 'aasa'], ['laht', 'lahe', 'lahte'], ['mets', 'metsa'],
  ['järv', 'järve'], ['org', 'oru', 'orgu'], ['kink', 'kingu', 'kinku'], ['kask', 'kase', 'kaske'], ['tamm', 'tamme'],
  ['kuusk', 'kuuse', 'kuuske'], ['mänd', 'männi', 'mändi'], ['haab', 'haava', 'haaba'], ['sild', 'silla', 'silda'], ['veer', 'veere', 'veert'],
  ['äär', 'ääre', 'äärt'], ['ots', 'otsa'], ['nurk', 'nurga', 'nurka'], ['väli', 'välja', 'väljade'], ['küün', 'küüni'],
  ['luht', 'luha', 'luhta'], ['tiik', 'tiigi', 'tiiki'], ['lohk', 'lohu', 'lohku'], ['rand', 'ranna', 'randa'], ['tükk', 'tüki', 'tükki'],
  ['kant', 'kandi', 'kanti'], ['riba', 'riba'], ['serv', 'serva'], ['lepp', 'lepa'], ['hoov', 'hoovi'], ['õu', 'õue'], ['mõis', 'mõisa'],
  ['suur', 'suure', 'suurt'], ['väike', 'väikse', 'väikese', 'väikest'], ['uus', 'uue', 'uut'], ['pikk', 'pika', 'pikka'], ['keskmine', 'keskmise'],
  ['must', 'musta'], ['valge', 'valge'], ['kõrge', 'kõrge'], ['madal', 'madala'], ['kõver', 'kõvera'], ['tagumine', 'tagumise'],
  ['oder', 'odra', 'otra'], ['uba', 'oa', 'ube'], ['rukis', 'rukki', 'rukist'], ['hernes', 'herne', 'hernest'], ['tatar', 'tatra', 'tatart'],
  ['kaer', 'kaera'], ['hein', 'heina'], ['ristik', 'ristiku'], ['kesa', 'kesa'], ['seeme', 'seemne', 'seemet'], ['väetis', 'väetise', 'väetist'],
]
