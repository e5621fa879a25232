/*
 * VSOP87 was fitted to an ephemeris of 1981 and carries an error in the mean longitude of Mars that grows to 0.6" in 2300
 * and, seen from a near Earth, to 1.6". VSOP2013 (Simon, Francou, Fienga & Manche 2013, A&A 557, A49; fitted to INPOP10a)
 * has corrected it. What moves slowly in the two mean longitudes is set against each other here, and VSOP87 is given the
 * difference. Terms of a period below 250 years are left alone: what remains is 0.03" rms from 1800 to 2200.
 */

/** Mean longitudes of VSOP2013 at J2000 and their motion, radians and radians a millennium; `mu` is of its planetary
 *  theory TOP2013. From VSOP2013.f (IMCCE). */
const ARGUMENTS = {
  mercury: [4.402608631669, 26087.90314068555],
  venus: [3.176134461576, 10213.28554743445],
  earth: [1.753470369433, 6283.075850353215],
  mars: [6.203500014141, 3340.612434145457],
  pallas: [2.32698973462, 1361.923207632842],
  jupiter: [0.599546107035, 529.690961562325],
  saturn: [0.874018510107, 213.299086108488],
  mu: [0, 0.3595362285049309],
} as const;

type Multiples = Readonly<Partial<Record<keyof typeof ARGUMENTS, number>>>;

/** Multiples of the arguments, then the coefficients of sine and cosine, radians. */
type Term = readonly [Multiples, sine: number, cosine: number];

/** VSOP2013p4.dat, variable lambda, by power of time: the terms of less than 25 radians a millennium and above 0.008". */
const VSOP2013_TERMS: readonly (readonly Term[])[] = [
  [
    [{ earth: 4, mars: -8, jupiter: 3 }, 7.742264425111476e-5, -2.617832697374777e-4],
    [{ venus: 2, mars: -7, jupiter: 8, saturn: -6 }, 5.345241861531846e-5, -7.804886631701535e-5],
    [{ earth: 8, mars: -16, jupiter: 4, saturn: 5 }, -8.070598040310655e-6, -2.902468613941162e-5],
    [{ earth: 10, mars: -19, saturn: 3 }, 2.069597602399858e-6, 4.811887233935557e-6],
    [{ venus: 3, earth: -7, mars: 4 }, -2.472472925260876e-6, 1.577239279291324e-6],
    [{ earth: 4, mars: -8, jupiter: 1, saturn: 5 }, 3.491495056516442e-7, -2.480876622715778e-6],
    [{ jupiter: 2, saturn: -5 }, 1.267949329605628e-6, 5.952658317318303e-7],
    [{ venus: 5, earth: -6, mars: -4 }, -3.262029535061041e-7, -5.367422305341833e-8],
    [{ venus: 2, earth: 1, mars: -8 }, 5.36666799163879e-7, 1.843080782500827e-7],
    [{ earth: 11, mars: -21, jupiter: 2 }, -1.945153982246559e-7, 2.453966171397781e-7],
    [{ mu: 4 }, -2.820751655774828e-7, -2.301458587281979e-7],
    [{ earth: 4, mars: -8, jupiter: 5, saturn: -5 }, 1.337778009329077e-7, 2.657972525884972e-7],
    [{ mercury: 1, earth: -10, mars: 11 }, -1.042451334506803e-7, 1.360064096083969e-7],
    [{ mu: 15 }, 1.372126694083774e-7, -7.61275453808675e-8],
    [{ earth: 7, mars: -13, jupiter: -1 }, -6.374388479795024e-8, 1.27511182641361e-7],
    [{ earth: 8, mars: -16, jupiter: 6 }, 3.674287642180376e-8, -1.468619751868452e-7],
    [{ mu: 29 }, 7.230710727968073e-8, -9.237787482745079e-8],
    [{ venus: 2, earth: 4, mars: -15, jupiter: 11, saturn: -6 }, 6.059769494852868e-8, 8.371753168278601e-8],
    [{ venus: 2, earth: -4, mars: 1, jupiter: 5, saturn: -6 }, -9.684774708953904e-8, -2.476325701951255e-8],
    [{ venus: 3, earth: -18, mars: 25, jupiter: -2 }, 6.802548492680544e-8, 4.260018139121336e-8],
    [{ mars: 3, jupiter: -31, saturn: 30 }, 2.849642492359768e-8, 6.360346688909863e-8],
    [{ mu: 22 }, -5.113366977765123e-8, -2.116971464705892e-8],
    [{ mu: 37 }, -4.977706965424282e-8, 1.592313071959981e-8],
    [{ earth: 9, mars: -18, jupiter: 12, saturn: -13 }, 3.9854229601742e-8, -7.838375645684425e-9],
  ],
  [
    [{ earth: 4, mars: -8, jupiter: 3 }, 3.392467736366959e-5, -1.511101396473551e-6],
    [{ earth: 10, mars: -19, saturn: 3 }, -2.014798687329114e-6, 8.504856229628976e-7],
    [{ earth: 4, mars: -8, jupiter: 1, saturn: 5 }, -7.105568109382427e-7, -8.323595763792499e-8],
    [{ jupiter: 2, saturn: -5 }, -2.5343676975762e-7, 5.130958771663832e-7],
    [{ earth: 11, mars: -21, jupiter: 2 }, -1.709213202042732e-7, -1.142838697556327e-7],
    [{ venus: 2, earth: 1, mars: -8 }, -6.416346026154094e-8, 2.133851998369281e-7],
    [{ earth: 4, mars: -8, jupiter: 5, saturn: -5 }, -1.386178765218969e-7, 4.366171477609562e-8],
    [{ earth: 7, mars: -13, jupiter: -1 }, -7.052241803020301e-8, -3.512666411207303e-8],
    [{ mu: 4 }, -3.867445456465062e-8, 4.935561617369205e-8],
    [{ mercury: 1, earth: -10, mars: 11 }, 3.578217657711495e-8, 2.870002939272364e-8],
    [{ venus: 5, earth: -6, mars: -4 }, 2.088066284880479e-8, -3.830958307936027e-8],
  ],
  [
    [{ earth: 8, mars: -16, jupiter: 4, saturn: 5 }, 1.588460249318501e-6, 9.691488856676208e-6],
    [{ earth: 4, mars: -8, jupiter: 3 }, 1.338015515532807e-7, 2.173692005747185e-6],
    [{ earth: 10, mars: -19, saturn: 3 }, -1.681466653778026e-7, -6.762970630192738e-7],
    [{ pallas: 14, jupiter: -36 }, -2.741642839629241e-7, 4.646420153918038e-8],
    [{ jupiter: 2, saturn: -5 }, -1.062000920029439e-7, -6.162959769291335e-8],
    [{ earth: 4, mars: -8, jupiter: 1, saturn: 5 }, -8.445648808835393e-9, 1.089037892224022e-7],
  ],
];

/** VSOP2013-secular.dat: mean longitude of Mars, powers of a millennium; the linear one less that of VSOP87. */
const VSOP87_MOTION = 3340.61242669981;
const VSOP2013_SECULAR = [
  6.203500014141,
  3340.612434145457 - VSOP87_MOTION,
  1.432192152061476e-5,
  2.14275539373771e-7,
  1.151849842298193e-7,
  -2.402963387437254e-8,
  -5.436839925185774e-9,
  5.990366659178468e-10,
];

/** The slow terms of VSOP87 itself: amplitude, phase, frequency, as in VSOP87B; the constant is from VSOP87 proper. */
const VSOP87_TERMS: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [6.20347611291, 0, 0],
    [2.7744987e-4, 5.97049513147, 3.523118349],
    [8.926784e-5, 4.15697846427, 0.0172536522],
    [2.937546e-5, 6.07893711402, 0.0673103028],
    [5.50474e-6, 3.81001042328, 0.9803210682],
    [2.93198e-6, 4.22131299634, 20.7753954924],
    [1.93118e-6, 3.35716641911, 3.5904286518],
    [1.38243e-6, 4.30145122848, 7.1135470008],
    [5.6633e-7, 5.06250402329, 15.252471185],
    [3.1169e-7, 3.98160436995, 20.3553193988],
    [3.3149e-7, 1.140241952, 5.5229243074],
    [2.538e-7, 0.52092092633, 10.6366653498],
    [1.6811e-7, 5.48619684184, 3.881335358],
    [1.9295e-7, 3.23912725911, 7.046236698],
    [1.4222e-7, 0.59967781578, 23.8784377478],
    [1.1749e-7, 5.72731481869, 0.42007609361],
    [8.473e-8, 4.29275471153, 0.4298831267],
    [2.937e-8, 0.73100893561, 2.751510611],
    [3.723e-8, 0.49976277066, 1.4844727083],
  ],
  [
    [3.452392e-5, 4.7321039319, 3.523118349],
    [1.33686e-6, 2.23327245555, 0.9803210682],
    [4.028e-7, 2.72571311592, 7.1135470008],
    [2.2432e-7, 5.46596961275, 20.3553193988],
    [2.1104e-7, 3.52541056271, 15.252471185],
    [8.352e-8, 2.18475645206, 23.8784377478],
    [4.89e-8, 3.10255139433, 5.5229243074],
    [4.098e-8, 3.95776844736, 3.881335358],
    [3.039e-8, 1.86739127757, 7.046236698],
  ],
  [
    [4.51384e-6, 0, 0],
    [2.22025e-6, 3.19437046607, 3.523118349],
    [1.6229e-7, 0.65685105422, 0.9803210682],
    [5.871e-8, 1.1486285578, 7.1135470008],
  ],
  [
    [1.0455e-7, 1.57992093693, 3.523118349],
    [-5.379e-8, 0, 0],
  ],
];

function slowVsop2013(t: number): number {
  let total = 0;
  VSOP2013_TERMS.forEach((terms, power) => {
    for (const [multiples, sine, cosine] of terms) {
      let argument = 0;
      for (const [name, multiple] of Object.entries(multiples)) {
        const [phase, motion] = ARGUMENTS[name as keyof typeof ARGUMENTS];
        argument += multiple * (phase + motion * t);
      }
      total += t ** power * (sine * Math.sin(argument) + cosine * Math.cos(argument));
    }
  });
  return VSOP2013_SECULAR.reduceRight((sum, coefficient) => sum * t + coefficient, 0) + total;
}

function slowVsop87(t: number): number {
  let total = 0;
  VSOP87_TERMS.forEach((terms, power) => {
    for (const [amplitude, phase, frequency] of terms)
      total += t ** power * amplitude * Math.cos(phase + frequency * t);
  });
  return total;
}

/** The frames of the two theories differ by a constant, of which VSOP87's own turn to FK5 takes care. */
const AT_J2000 = slowVsop2013(0) - slowVsop87(0);
const SEMI_MAJOR_AXIS_AU = 1.5236793;
const ECCENTRICITY = 0.0934;

/**
 * The correction to add to the heliocentric longitude of Mars in VSOP87, radians; `t` in millennia from J2000. An
 * error of the mean longitude shows in the true one as the planet moves just then: by (a/r)^2 sqrt(1 - e^2).
 */
export function marsCorrectionRad(t: number, radiusAu: number): number {
  const ofMeanLongitude = slowVsop2013(t) - slowVsop87(t) - AT_J2000;
  return ofMeanLongitude * (SEMI_MAJOR_AXIS_AU / radiusAu) ** 2 * Math.sqrt(1 - ECCENTRICITY ** 2);
}
