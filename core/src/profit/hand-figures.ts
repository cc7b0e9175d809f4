/**
 * Every figure of the season of `hand-season.ts` as it was worked out by hand, with pencil and paper: none was taken
 * from the program.
 *
 * Shares (of minutes, pay, a farm's cost) are rounded half up and the last one takes what is left; a line is whole
 * cents. Money is in cents.
 */
export const HAND = {
  stock: {
    // 4.5 t - 2 728 kg - 1 617 kg = 155 kg; 0.155 t x 450 = 69.75
    wheat: { unit: 't', balance: 0.155, meanPrice: 450, value: 6975, undocumented: 0 },
    /*
     * 3 000 - 1 860 = 1 140 kg at 0.36 are 410.40; with 2 000 kg at 0.42 = 840.00 they are 3 140 kg of 1 250.40: one
     * kilogram is 1 250.40 / 3 140 = 0.39821656..., and 3 140 - 1 470 - 425 = 1 245 kg are left. The count finds 1
     * 250, at the same mean: 1 250 x 1 250.40 / 3 140 = 1 563 000 / 3 140 = 497.7707 -> 497.77. The last entry was
     * written in kilograms.
     */
    nitrate: { unit: 'kg', balance: 1250, meanPrice: 0.398217, value: 49_777, undocumented: 0 },
    /*
     * 20 - 12.4 = 7.6 l; 8.82 l are 1.22 l more than there are, so 0 are left. 5 l come at 20.00 to nothing: the mean
     * is 20.00. 5 - 0.5 = 4.5 l x 20.00 = 90.00.
     */
    spray: { unit: 'l', balance: 4.5, meanPrice: 20, value: 9000, undocumented: 1.22 },
  },
  /** Cents of what jobs drew, at the mean of the day. */
  drawn: {
    // 2.728 x 450; 1.617 x 450 = 727.65
    sowKodu: 122_760,
    sowMagi: 72_765,
    // 1 860 x 0.36; 1 470 x 1 250.40 / 3 140 = 1 838 088 / 3 140 = 585.378; 425 x 1 250.40 / 3 140 = 531 420 / 3 140 =
    // 169.242
    spreadKodu: 66_960,
    spreadMagi: 58_538,
    spreadRaba: 16_924,
    // 12.4 x 18.5; 8.82 x 18.5 = 163.17, what was not there too
    sprayKodu: 22_940,
    sprayMagi: 16_317,
  },
  /*
   * Mari, April: 607 + 150 + 245 = 1 002 min = 16.7 h x 9.50 = 158.65. Jüri, August: 10 h x 12.00.
   */
  pay: { Mari: { minutes: 1002, cents: 15_865 }, Jüri: { minutes: 600, cents: 12_000 } },
  /*
   * The 607 min fall on 24.00 ha: 607 x 12.40 / 24 = 313.6 -> 314; x 7.35 / 24 = 185.9 -> 186; the rest 107.
   * A minute is 15 865 / 1 002 = 15.8333 cents: 314 -> 4 971.7 -> 4 972; 186 -> 2 945.0; 107 -> 1 694.2 -> 1 694;
   * 150 -> 2 375; the rest of 15 865 is 3 879, of the 245 min that are the whole farm's.
   */
  workParts: [
    { place: 'kodu', job: null, minutes: 314, cents: 4972 },
    { place: 'magi', job: null, minutes: 186, cents: 2945 },
    { place: 'raba', job: null, minutes: 107, cents: 1694 },
    { place: 'magi', job: 'spreadMagi', minutes: 150, cents: 2375 },
    { place: null, job: null, minutes: 245, cents: 3879 },
    { place: 'kodu', job: 'cutKodu', minutes: 600, cents: 12_000 },
  ],
  /** At 14 % of water: weight x (100 - measured) / 86. t and t/ha. */
  yields: {
    // 85.2 x 83.5 / 86 = 7 114.2 / 86 = 82.7233; / 12.40 = 6.6712
    kodu: { tonnes: 82.723, perHa: 6.67 },
    // nobody measured it: as weighed; / 7.35 = 5.6667
    magi: { tonnes: 41.65, perHa: 5.67 },
    // 17 x 88 / 86 = 17.3953; / 4.25 = 4.0930
    raba: { tonnes: 17.395, perHa: 4.09 },
    // 7.2 x 85 / 86 = 7.1163; / 3.00 = 2.372
    kivi: { tonnes: 7.116, perHa: 2.37 },
  },
  cropYields: {
    // 82.723 + 41.65 = 124.373; / 19.75 = 6.2974
    talinisu: { tonnes: 124.373, perHa: 6.3 },
    suvioder: { tonnes: 17.395, perHa: 4.09 },
    poldhernes: { tonnes: 7.116, perHa: 2.37 },
  },
  /** Sums of each field by kind: cents that are certain, then those that are not. */
  fields: {
    kodu: {
      sums: [
        // 82.723 t at 14 % of water x 190 = 15 717.37
        ['harvest', 1_571_737, 0],
        // 12.40 x 96.50
        ['subsidy', 119_660, 0],
        ['seed', 122_760, 0],
        ['fertilizer', 66_960, 0],
        ['chemical', 22_940, 0],
        // 12.40 x 45 = 558.00; x 12 = 148.80; x 15.50 = 192.20; x 90 = 1 116.00
        ['job', 201_500, 0],
        // 49.72, and of the farm's 38.79: x 12.40 / 27 = 17.81; Jüri's hours are in the price of the harvest
        ['labour', 6753, 0],
        // 400 x 12.40 / 27 = 183.70; 85.2 x 8.50 = 724.20
        ['cost', 90_790, 0],
      ],
      // 16 913.97 - (1 227.60 + 669.60 + 229.40 + 2 015.00 + 67.53 + 907.90 = 5 117.03)
      costs: 511_703,
      profit: 1_179_694,
      // 11 796.94 / 12.40 = 951.366
      perHa: 95_137,
      // 314 + 113 of the farm's 245 (x 12.40 / 27 = 112.5) + 600
      minutes: 1027,
      // 4 prices of jobs, 3 materials, hours on fields, of the farm and of the harvest, insurance, drying
      parts: [12, 12],
    },
    magi: {
      sums: [
        // nobody measured its water: 41.65 x 190 = 7 913.50
        ['harvest', 791_350, 0],
        // 7.35 x 96.50 = 709.275
        ['subsidy', 70_928, 0],
        ['seed', 72_765, 0],
        ['fertilizer', 58_538, 0],
        ['chemical', 16_317, 0],
        // 330.75 + 88.20 + 113.925 -> 113.93 + 661.50
        ['job', 119_438, 0],
        // 29.45 + 23.75 + 38.79 x 7.35 / 27 = 10.5595 -> 10.56
        ['labour', 6376, 0],
        // 400 x 7.35 / 27 = 108.89; 41.65 x 8.50 = 354.025 -> 354.03
        ['cost', 46_292, 0],
      ],
      // 8 622.78 - (727.65 + 585.38 + 163.17 + 1 194.38 + 63.76 + 462.92 = 3 197.26)
      costs: 319_726,
      profit: 542_552,
      // 5 425.52 / 7.35 = 738.166
      perHa: 73_817,
      // 186 + 150 + 67 (245 x 7.35 / 27 = 66.7)
      minutes: 403,
      parts: [12, 12],
    },
    raba: {
      sums: [
        // 17.395 t at 14 % of water x 165 = 2 870.175
        ['harvest', 287_018, 0],
        // 4.25 x 96.50 = 410.125
        ['subsidy', 41_013, 0],
        // 850 kg x 0.38, a price that nobody has paid yet
        ['seed', 0, 32_300],
        ['fertilizer', 16_924, 0],
        // 191.25 + 51.00 + 382.50
        ['job', 62_475, 0],
        // 16.94, and what is left of 38.79: - 4.31 - 17.81 - 10.56 = 6.11
        ['labour', 2305, 0],
        // what is left of 400: - 44.44 - 183.70 - 108.89
        ['cost', 6297, 0],
      ],
      // 3 280.31 - (323.00 + 169.24 + 624.75 + 23.05 + 62.97 = 1 203.01)
      costs: 120_301,
      profit: 207_730,
      // 2 077.30 / 4.25 = 488.776
      perHa: 48_878,
      // 107, and what is left of 245: - 27 - 113 - 67 = 38
      minutes: 145,
      // 3 prices of jobs, 2 materials, hours on fields and of the farm, insurance
      parts: [8, 8],
    },
    kivi: {
      sums: [
        // 7.116 t at 14 % of water x 280 = 1 992.48
        ['harvest', 199_248, 0],
        // 3 x 96.50
        ['subsidy', 28_950, 0],
        // the seed has no price: no figure
        ['seed', 0, 0],
        // 135.00 + 270.00
        ['job', 40_500, 0],
        // 38.79 x 3 / 27 = 4.31
        ['labour', 431, 0],
        // 400 x 3 / 27 = 44.444
        ['cost', 4444, 0],
      ],
      // 2 281.98 - (405.00 + 4.31 + 44.44 = 453.75), and the seed comes to it
      costs: 45_375,
      profit: 182_823,
      // 1 828.23 / 3 = 609.41
      perHa: 60_941,
      // 245 x 3 / 27 = 27.2
      minutes: 27,
      // 2 prices of jobs, the seed that is missing, hours of the farm, insurance
      parts: [5, 4],
    },
  },
  crops: {
    // 11 796.94 + 5 425.52; / 19.75 ha = 872.023; / 124.373 t = 138.474
    talinisu: { costs: 831_429, profit: 1_722_246, perHa: 87_202, perTonne: 13_847 },
    // / 17.395 t = 119.419
    suvioder: { costs: 120_301, profit: 207_730, perHa: 48_878, perTonne: 11_942 },
    // / 7.116 t = 256.918
    poldhernes: { costs: 45_375, profit: 182_823, perHa: 60_941, perTonne: 25_692 },
  },
  farm: {
    area: 27,
    // 82.723 + 41.65 + 17.395 + 7.116
    tonnes: 148.884,
    // 15 717.37 + 7 913.50 + 2 870.18 + 1 992.48 = 28 493.53; 1 196.60 + 709.28 + 410.13 + 289.50 = 2 605.51
    incomes: 3_109_904,
    subsidies: 260_551,
    // 453.75 + 5 117.03 + 3 197.26 + 1 203.01 = 9 971.05, of which 323.00 are not certain
    costs: { actual: 964_805, estimated: 32_300, all: 997_105 },
    // 31 099.04 - 9 971.05; / 27 = 782.518
    profit: 2_112_799,
    perHa: 78_252,
    // 314 + 186 + 107 + 150 + 245 + 600
    minutes: 1602,
    // 12 + 12 + 8 + 5, of which the seed of peas is missing
    parts: [37, 36],
  },
  /*
   * Wheat: 8 314.29 / 124.373 t = 66.8496. Drying is 724.20 + 354.03 = 1 078.23, 8.669 a tonne, which leaves 181.331
   * of 190; the other 7 236.06 / 181.331 = 39.9053 t; / 19.75 ha = 2.0205.
   */
  breakEven: { price: 6685, yield: 2.021 },
  supplies: {
    /*
     * Kodupõld 12.40 x 150 = 1 860, Mäealune 7.35 x 200 = 1 470: 3 330 kg. Less 1 250 in the stock and 500 on order,
     * and with 100 to be left over: 1 680. In packs of 600: 3 are 1 800, 120 over. 1 800 x 0.41 = 738.00.
     */
    nitrate: {
      need: 3330,
      stock: 1250,
      ordered: 500,
      lacking: 1680,
      packs: 3,
      toBuy: 1800,
      over: 120,
      cost: 73_800,
    },
    // 12.40 x 1 x 2 = 24.8; - 4.5 = 20.3; 5 cans of 5 l are 25, 4.7 over; 25 x 20.00, the mean of the stock
    spray: {
      need: 24.8,
      stock: 4.5,
      ordered: 0,
      lacking: 20.3,
      packs: 5,
      toBuy: 25,
      over: 4.7,
      cost: 50_000,
    },
  },
} as const
