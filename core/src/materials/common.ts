/**
 * The common choice: which of the materials that the program's own registers hold are offered to a new farm. The choice
 * and its order are ours; every fact comes from the register or the table, and a product whose authorisation has ended
 * is not offered.
 */

/** Numbers in the plant-protection register, the commoner first; what each is allowed on, the register says. */
// prettier-ignore
export const COMMON_CHEMICALS: readonly (readonly [number: string, name: string])[] = [
  ['365', 'Mustang forte'], ['478', 'Primus XL'], ['581', 'Lancelot'], ['82', 'MCPA 750'], ['310', 'Boxer 800 EC'],
  ['00863', 'Axial One'], ['00705', 'Broadway Star'], ['212', 'Ariane S'], ['546', 'Butisan Avant'],
  ['342', 'Galera'], ['460', 'Leopard'], ['67', 'Agil 100 EC'], ['00972', 'Basagran SG'], ['427', 'Stomp CS'],
  ['578', 'Roundup PowerMax'], ['206', 'Goltix 700 SC'], ['39', 'Titus 25 DF'], ['00795', 'Callisto 100 SC'],
  ['623', 'Tomahawk 200 EC'],
  ['313', 'Prosaro'], ['286', 'Input'], ['674', 'Elatus Era'], ['376', 'Falcon Forte'], ['19', 'Folicur'],
  ['456', 'Propulse'], ['00715', 'Pictor Active'], ['214', 'Amistar 250 SC'], ['386', 'Ranman Top'],
  ['332', 'Revus 250 SC'], ['633', 'Redigo Pro'], ['406', 'Celest Trio 060 FS'],
  ['340', 'Decis Mega'], ['65', 'Mavrik 2F'], ['00784', 'Teppeki'], ['00814', 'Mospilan 20 SG'],
  ['222', 'Moddus 250 EC'], ['379', 'Medax Top'], ['95', 'Cerone'], ['501', 'Caryx'], ['00682', 'IRONMAX PRO'],
]

/** Names in the table of fertilizers, the commoner first. */
export const COMMON_FERTILIZERS: readonly string[] = [
  'Ammooniumnitraat AN 34,4',
  'Kaltsiumammooniumnitraat CAN 27',
  'Ammooniumsulfaat 21-24S',
  'NPK 15-15-15',
  'NPK 8-20-30',
  'NPK 5-10-20',
  'Kaaliumkloriid KCl 60',
  'Tahesõnnik',
  'Vedelsõnnik',
]
