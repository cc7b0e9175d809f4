/**
 * Names of crops and places of use in the plant-protection register (open data of the Estonian Agriculture and Food
 * Board, May 2026), by the crops of the field book that they mean. Which crop a name means is our reading. Names that are
 * a crop of our table, letter for letter, need no row.
 */
// prettier-ignore
export const CROP_NAMES: readonly (readonly [crops: string, names: string])[] = [
  ['any', `Kõrrepõllud; Teravilja kõrrepõllud; Heinaseemne kõrrepõllud; Kesad; Maa kasutuselt kõrvaldamine;
    Külvi/istutamiseelne; Külvieelne/järgne; Tärkamiseelne/pärast külvi; Otsekülv; Umbrohtude pintseldamine;
    Põllumajanduslikud alad; Põllukultuurid; Söödavad kultuurid`],
  // Cereals.
  ['cereals', 'Teravili; Teraviljad'],
  ['winterCereals', 'Taliteraviljad; Taliteravili'],
  ['springCereals', `Suviteraviljad; Suviteravili; Suviteravili allakülviga;
    Suviteravilja seemnepõllud ristiku allakülviga; Suviteravili ristiku või lutserni allakülviga;
    Suviteravili ristiku allakülviga segus kõrreliste heintaimedega`],
  ['talinisu suvinisu speltanisu', 'Nisu'],
  ['talioder suvioder', 'Oder'],
  ['rukis sangaste_rukis', 'Talirukis'],
  ['talitritikale suvitritikale', 'Tritikale'],
  ['kaer', 'Suvikaer'],
  ['muu_teravili', 'Suvirukis; Talikaer; Durumnisu; Suvidurumnisu; Talidurumnisu'],
  ['segavili', 'Hernesegatis; Odra/herne segatis'],
  // Maize, oil and fibre.
  ['mais', 'Söödamais'],
  ['suhkrumais minimais', 'Suhkrumais'],
  ['taliraps suviraps', 'Raps'],
  ['talirups suvirups', 'Rüps'],
  ['valge_sinep must_kapsasrohi sarepta_kapsasrohi', 'Sinep'],
  ['must_kapsasrohi', 'Must sinep'],
  ['sarepta_kapsasrohi', 'Sarepta sinep'],
  ['tuder', 'Põldtuder'],
  ['olilina kiulina', 'Lina'],
  ['moon', 'Unimagun'],
  ['oilCrops', 'Õlikultuurid; Õlitaimed'],
  ['muu_tehniline', 'Tubakas'],
  ['crucifers', 'Ristõieliste kultuuride seemnepõllud'],
  // Legumes and grass.
  ['poldhernes aedhernes', 'Hernes'],
  ['poldhernes', 'Hernes (täisküpsuses koristatav)'],
  ['aedhernes', 'Hernes (Roheline kaunadeta); Hernes (rohelisena koristatav)'],
  ['polduba aeduba', 'Uba'],
  ['suvivikk', 'Harilik vikk'],
  ['maguslupiin', 'Lupiin'],
  ['laats', 'Läätsed'],
  ['pulses', 'Kaunviljad'],
  ['legumes', 'Liblikõielised kultuurid'],
  ['clovers', 'Ristik'],
  ['muu_ristik', 'Inkarnaatristik'],
  ['valge_mesikas kollane_mesikas', 'Mesikas'],
  ['esparsett', 'Harilik esparsett'],
  ['grasses', 'Kõrrelised heintaimed; Karjamaad ilma liblikõieliste heintaimedeta; Rohi'],
  ['lastingGrasses', 'Mitmeaastased kõrrelised heintaimed'],
  ['korreliste_rohumaa', 'Punane aruhein'],
  ['grassland', 'Rohumaad; Karjamaa; Heinamaa'],
  ['hay', 'Heintaimede seemnepõllud'],
  // Potato, roots and vegetables.
  ['potatoes', 'Kartul'],
  ['soodapeet punapeet suhkrupeet', 'Peet'],
  ['punapeet', 'Söögipeet; Lehtpeet'],
  ['roots', 'Juurköögiviljad; Juurviljad'],
  ['kartul varajane_kartul muu_koogivili', 'Mugulköögiviljad'],
  ['seller', 'Juurseller'],
  ['bulbs', 'Sibulköögiviljad'],
  ['sibul', 'Mugulsibul; Šalottsibul; Roheline sibul; Talisibul'],
  ['cabbages', 'Kapsalised; Ristõielised köögiviljad'],
  ['peakapsas', `Peakapsas; Punane peakapsas; Teravatipuline peakapsas; Kähar peakapsas (savoia kapsas); Lehtkapsas;
    Söödakapsas; Nuikapsas; Hiina kapsas; Brüsseli kapsas (rooskapsas)`],
  ['brokoli', 'Brokoli (spargelkapsas); Valgeõieline hiina brokoli'],
  ['redis_roigas', 'Redis; Redis seemneks; Rõigas; Daikon'],
  ['kurk', 'Kornišon'],
  ['korvits', 'Suvikõrvits; Melon; Arbuus'],
  ['kurk korvits', 'Kõrvitsalised'],
  ['paprika', 'Paprikad; Tšilli'],
  ['fruitVegetables', 'Viljakandvad aedviljad'],
  ['leaves', 'Lehtköögiviljad'],
  ['salat_spinat', `Salat; Lehtsalat; Spinat; Spinat seemneks; Sigur; Endiiviasigur; Rukola; Põldkännak; Salatkress;
    Talikress; Ürt-allikkress; Harilik portulak`],
  ['porrulauk seller rabarber_spargel', 'Varsköögiviljad'],
  ['rabarber_spargel', 'Spargel; Rabarber'],
  ['muu_koogivili', `Baklažaan; Aed-mädarõigas; Maapirn; Mustjuur; Aed-piimjuur; Artišokk; Melon-maavits; Juurpetersell;
    Lehtsinep; Hapu oblikas`],
  ['vegetables', 'Köögiviljad; Aianduskultuuride seemnepõllud'],
  // Fruit and berries.
  ['maasikas', 'Maasikas'],
  ['must_sostar punane_sostar', 'Sõstrad'],
  ['punane_sostar', 'Punane sõstar'],
  ['astelpaju', 'Harilik astelpaju'],
  ['muud_marjad', `Aedmurakas; Pampel; Vampel; Jõhvikas; Viinamari; Aroonia; Kibuvits; Lepalehine toompihlakas; Sinikuslapuu;
    Teravahambuline aktiniidia`],
  ['berries', 'Marjapõõsad'],
  ['softFruit', 'Marjakultuurid; Väikesed viljakultuurid'],
  ['ounapuu', 'Õunad'],
  ['muud_viljapuud', 'Pirnid; Ploomipuud; Kirsipuud; Murel; Virsik; Aprikoos; Küdoonia; Luuviljalised; Pähklid'],
  ['fruit', 'Viljapuud; Puuviljad; Puuviljakultuurid; Seemneviljalised; Viljapuuaedade reavahed'],
  // Herbs, flowers, nurseries.
  ['ravim_maitsetaimed', `Maitsetaimed; Ravimtaimed; Till; Apteegitill; Petersell; Lehtpetersell; Murulauk; Humal; Basiilik;
    Sidrunmeliss; Estragon; Aed-harakputk; Koriander; Harilik iisop; Aed-liivatee (tüümian); Mesiputk; Aedsalvei; Rosmariin;
    Harilik loorberipuu; Piparmünt; Aedmajoraan; Aed-piparrohi; Kikkaputk; Harilik leeskputk`],
  ['lilled', `Lilled; Püsikud; Lillesibulad; Söödavad lilled; Dekoratiivtaimed; Krüsanteem; Roos; Gerbera; Peiulill; Nelk;
    Begoonia; Nartsiss; Tulp`],
  ['lilled puukool_paju', 'Dekoratiivpuud; Dekoratiivpõõsad; Dekoratiiv lehtpuud'],
  ['lilled puukool_paju kiulina muu_tehniline', 'Mittesöödavad kultuurid'],
  ['puukool_paju', `Puukool; Taimla; Seemikud; Puuseemikud; Männiseemikud; Kaseistikud; Metsataimlad; Metsataimla kuusk;
    Metsataimlate kesaosakond; Jõulupuude istandus; Jõulupuude istanduse ülepritsimine; Kuuseistandus;
    Marjakultuuride seemikud puukoolis; Puuviljakultuuride seemikud puukoolis`],
]

/**
 * Names in the register that are no crops of the field book: stores and their goods, forest, surfaces, lawns,
 * seedlings indoors.
 */
export const NO_CROPS = `
  Hoidlad; Tühjad hoidlad; Teravili puistes; Teravili laeva trümmis; Teravili hoidlates kottides;
  Teravili hoidlates pakendamata; Töödeldud teraviljatooted; Pakitud töödeldud toiduained; Väikesed töövahendid;
  Puit; Turvas; Kändude töötlemine; Metsakultuurid; Okaspuud; Okas- ja lehtpuud; Harilik kuusk; Harilik mänd; Tamm; Vaher;
  Viirpuu; Jalakas; Arukask; Muru; Golfimurud; Mittepõllumajanduslikud rohumaad; Mittepõllumajanduslikud alad;
  Kõvad pinnad; Raudtee; Teed, rajad ja alad, mis on vett läbilaskva pinnaga; Aiataimed; Köögivilja noortaimed;
  Dekoratiivtaimed toas ja rõdul; Banaan; Pistaatsiapähklid`
