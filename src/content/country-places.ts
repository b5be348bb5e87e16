import { speech } from "../shared/speech.ts";
import { knownCountry } from "./countries.ts";
import { countryList } from "./country-list.ts";
import { type Port, ports } from "./ports.ts";

/** Degrees east and north of the middle or the largest harbour of each country, as exact as the dots of the map. */
const degrees = `
AF 66 34 AX 20 60 AL 20 41 DZ 3 36 AS -171 -14 AD 2 42 AO 13 -9 AI -63 18 AQ 0 -50 AG -62 17 AR -58 -35 AM 45 40 AW -70 13
AU 116 -32 AT 16 48 AZ 50 40 BS -77 25 BH 51 26 BD 91 23 BB -60 13 BY 28 54 BE 4 51 BZ -88 17 BJ 2 7 BM -65 32 BT 90 27
BO -66 -17 BA 18 44 BW 25 -23 BV 3 -50 BR -46 -24 IO 72 -7 VG -65 18 BN 115 5 BG 28 43 BF -2 12 BI 30 -3 KH 105 12
CM 10 4 CA -123 49 CV -24 15 BQ -68 12 KY -81 19 CF 18 5 TD 16 13 CL -72 -33 CN 121 31 CX 106 -10 CC 97 -12 CO -75 8
KM 43 -12 CD 15 -5 CG 12 -5 CK -160 -21 CR -84 10 HR 16 44 CU -82 23 CW -69 12 CY 33 35 CZ 15 50 DK 12 56 DJ 43 12
DM -61 15 DO -70 19 EC -80 -2 EG 31 30 SV -89 13 GQ 9 3 ER 39 15 EE 25 59 SZ 31 -27 ET 39 9 FK -58 -50 FO -7 62 FJ 178 -18
FI 25 60 FR 1 47 GF -53 5 PF -150 -18 TF 69 -49 GA 9 0 GM -16 13 GE 42 42 DE 10 53 GH 0 6 GI -5 36 GR 24 38 GL -51 64
GD -62 12 GP -61 16 GU 145 13 GT -91 14 GG -3 49 GN -14 10 GW -16 12 GY -58 6 HT -72 19 HM 73 -49 HN -87 15 HK 114 22
HU 19 47 IS -22 64 IN 73 19 ID 107 -6 IR 56 27 IQ 48 30 IE -6 53 IM -4 54 IL 35 32 IT 11 44 CI -4 5 JM -77 18 JP 140 35
JE -2 49 JO 35 30 KZ 71 51 KE 40 -4 KI 173 1 XK 21 43 KW 48 29 KG 75 43 LA 103 18 LV 24 57 LB 35 34 LS 28 -29 LR -11 6
LY 13 33 LI 10 47 LT 21 56 LU 6 50 MO 114 22 MG 49 -18 MW 34 -14 MY 101 3 MV 73 4 ML -8 13 MT 14 36 MH 171 7 MQ -61 15
MR -16 18 MU 57 -20 YT 45 -13 MX -96 19 FM 158 7 MD 29 47 MC 7 44 MN 107 48 ME 19 42 MS -62 17 MA -8 34 MZ 33 -26
MM 96 17 NA 14 -23 NR 167 -1 NP 85 28 NL 4 52 NC 166 -22 NZ 175 -37 NI -86 12 NE 2 14 NG 3 6 NU -170 -19 NF 168 -29
KP 126 39 MK 21 42 MP 146 15 NO 5 60 OM 58 23 PK 67 25 PW 134 7 PS 35 32 PA -80 9 PG 147 -9 PY -58 -25 PE -77 -12
PH 121 15 PN -130 -25 PL 19 54 PT -9 39 PR -66 18 QA 52 25 RE 55 -21 RO 29 44 RU 30 60 RW 30 -2 WS -172 -14
BL -63 18 SH -6 -16 KN -63 17 LC -61 14 MF -63 18 PM -56 47 VC -61 13 SM 12 44 ST 7 0 SA 39 22 SN -17 15 RS 20 45
SC 55 -5 SL -13 8 SG 104 1 SX -63 18 SK 17 48 SI 14 46 SB 160 -9 SO 45 2 ZA 31 -30 GS -37 -50 KR 129 35 SS 32 5 ES 0 39
LK 80 7 SD 37 20 SR -55 6 SJ 16 71 SE 18 59 CH 8 47 SY 36 35 TW 120 23 TJ 69 39 TZ 39 -7 TH 101 13 TL 126 -9 TG 1 6
TK -172 -9 TO -175 -21 TT -62 11 TN 10 37 TR 29 41 TM 58 38 TC -71 22 TV 179 -8 UG 33 0 UA 31 46 AE 55 25 GB -1 52
UM -162 6 US -90 30 UY -56 -35 UZ 69 41 VU 168 -18 VA 12 42 VE -67 10 VN 107 11 VI -65 18 WF -176 -13 EH -13 27 YE 45 13
ZM 28 -15 ZW 31 -18`;

const places = new Map<string, Port>();
for (const [, code, east, north] of degrees.matchAll(/([A-Z]{2}) (-?\d+) (-?\d+)/g))
  places.set(countryList[code as keyof typeof countryList], {
    longitude: Number(east),
    latitude: Number(north),
  });

/** Nationalities of the people who crew most of the world's ships, as they write them. */
const nationalities: Record<string, string> = {
  american: "United States",
  australian: "Australia",
  bangladeshi: "Bangladesh",
  brazilian: "Brazil",
  british: "United Kingdom",
  bulgarian: "Bulgaria",
  canadian: "Canada",
  chinese: "China",
  colombian: "Colombia",
  croatian: "Croatia",
  egyptian: "Egypt",
  filipina: "Philippines",
  filipino: "Philippines",
  french: "France",
  georgian: "Georgia",
  german: "Germany",
  ghanaian: "Ghana",
  greek: "Greece",
  indian: "India",
  indonesian: "Indonesia",
  italian: "Italy",
  kenyan: "Kenya",
  malaysian: "Malaysia",
  mexican: "Mexico",
  moroccan: "Morocco",
  nepalese: "Nepal",
  nepali: "Nepal",
  nigerian: "Nigeria",
  norwegian: "Norway",
  pakistani: "Pakistan",
  peruvian: "Peru",
  polish: "Poland",
  portuguese: "Portugal",
  romanian: "Romania",
  russian: "Russia",
  "south african": "South Africa",
  spanish: "Spain",
  "sri lankan": "Sri Lanka",
  thai: "Thailand",
  tunisian: "Tunisia",
  turkish: "Turkey",
  ukrainian: "Ukraine",
  vietnamese: "Vietnam",
};

/** A country of which the map has a place, from its name or a nationality. */
export interface Place {
  country: string;
  port: Port;
}

export function placeNamed(text: string): Place | undefined {
  const nationality = text.trim().toLowerCase();
  const translated = (speech() as { nationalities?: Record<string, string> } | undefined)?.nationalities;
  const country = nationalities[nationality] ?? translated?.[nationality] ?? knownCountry(text);
  const port = country && ((ports as Partial<Record<string, Port>>)[country] ?? places.get(country));
  return port ? { country, port } : undefined;
}
