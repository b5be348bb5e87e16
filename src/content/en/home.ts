/** The home page's 14 sections, in their order. `claims.ts` holds the figures. */
export const homeWords = {
  "home.meta.title": "Overseas Jobs in Shipping, IT and Mining",
  "home.meta.description":
    "Find overseas work in shipping, IT, mining, luxury cruise and offshore. See the pay before you apply, apply in four steps, no account needed.",
  "home.meta.keywords":
    "overseas jobs, international jobs, shipping jobs, maritime careers, IT jobs abroad, mining jobs, cruise jobs, offshore rig jobs",

  "home.hero.badge": "{companies} partner companies",
  "home.hero.lead":
    "Skilled work overseas in shipping, IT and mining. Compare monthly pay and apply in four steps, without an account.",
  "home.hero.apply": "Apply Now",
  "home.hero.search": "Your job, like “second cook”",
  "map.label": "Countries with open jobs",
  "home.hero.pay": "Pay in USD per month",
  "home.hero.account": "No account needed",
  "home.hero.fee": "See the fee first",

  "home.destinations.title": "Where do you want to work?",
  "home.destinations.jobs": "{jobs} jobs available",
  "home.destinations.text": "Choose a country, then a job: from mines in Australia to ships in Norway.",
  "home.destinations.apply": "Apply Now",
  "home.destinations.browse": "Browse Jobs",

  "home.interviews.title": "Interviews Open",
  "home.interviews.text":
    "Employers meet candidates online or in person. If an employer invites you, we help you prepare, free of charge.",
  "home.interviews.text.plain": "Employers meet candidates online or in person.",
  "home.interviews.virtual": "Virtual or in-person interviews",
  "home.interviews.preparation": "Free interview preparation",
  "home.interviews.response": "A response within {time}",
  "home.interviews.apply": "Start your application",

  "home.success.title": "Success in numbers",
  "home.success.vacancies": "Vacancies",
  "home.success.countries": "Countries",
  "home.success.rate": "Success rate",

  "home.benefits.title": "Free benefits",
  "home.benefits.title.plain": "What applying costs",
  "home.benefits.lead": "What you can get when an employer hires you.",
  "home.benefits.visa.title": "Free visa processing",
  "home.benefits.visa.text": "When an employer has chosen you, our help with the visa is free.",
  "home.benefits.flight.title": "Free flight tickets",
  "home.benefits.flight.text": "Many employers pay it; the job says so.",
  "home.benefits.housing.title": "Free accommodation",
  "home.benefits.housing.text": "Many employers pay it; the job says so.",
  "home.benefits.verified.title": "Verified partner employers",
  "home.benefits.verified.text":
    "Employers that we have checked have a badge. It says what we checked and when.",
  "home.fee.title": "One {fee} processing fee",
  "home.fee.text":
    "You pay it for each application, when you submit it. It pays for processing and is non-refundable. It does not buy a job.",
  "home.fee.free.title": "Applying is free",
  "home.fee.free.text": "There is no processing fee at the moment. An application does not guarantee a job.",

  "home.countries.title": "Explore {n} countries",
  "home.countries.lead": "What jobs there usually pay per month, in US dollars before tax.",
  "home.countries.more": "{n} more countries",
  "home.countries.jobs.one": "{n} job",
  "home.countries.jobs.other": "{n} jobs",

  "home.industries.title": "Industries that hire",
  "home.industries.positions": "{positions} positions",
  "home.industries.position": "{positions} position",
  "home.industries.shipping.title": "Shipping & Marine",
  "home.industries.shipping.text": "Deck, engine, catering and shore: from able seaman to port captain.",
  "home.industries.it.title": "IT & Technology",
  "home.industries.it.text": "Software, networks, cloud and security for employers worldwide.",
  "home.industries.mining.title": "Mining & Resources",
  "home.industries.mining.text": "Operators, mechanics, geologists and engineers above and below ground.",

  "home.partners.title": "Partner employers",
  "home.partners.text.one": "{n} company is listed here.",
  "home.partners.text.other": "{n} companies are listed here.",
  "home.partners.samples.all": "These are samples.",
  "home.partners.samples.some": "Some of them are samples.",
  "home.partners.link": "See all partners",

  "home.steps.title": "Apply in 4 steps",
  "home.steps.lead": "It takes under {time}, and you can stop and go on later.",
  "home.steps.lead.plain": "You can stop and go on later.",
  "home.steps.1.title": "Personal details",
  "home.steps.1.text": "Your name as in your passport, and how we can reach you.",
  "home.steps.2.title": "Professional details",
  "home.steps.2.text": "Your qualification, your experience and the work you want.",
  "home.steps.3.title": "Documents",
  "home.steps.3.text": "Your resume and a copy of your passport; certificates and a photo if you like.",
  "home.steps.4.title": "Terms and payment",
  "home.steps.4.text": "Check everything, accept the terms and pay the {fee} fee.",
  "home.steps.4.free": "Check everything, accept the terms and submit.",

  "home.stats.title": "Success stories",
  "home.stats.placed": "Professionals placed",
  "home.stats.reviews": "Reviews",
  "home.stats.rating": "Average rating",
  "home.stats.link": "Read the reviews",

  "home.payment.title": "Payment methods",
  "home.payment.text":
    "You pay the fee through a card payment provider. Your card number never reaches our server.",
  "home.payment.note": "Which methods you see depends on your country and device.",

  "home.salaries.title": "What you can earn",
  "home.salaries.lead": "Typical pay per month in US dollars, by level. Each job says what it pays.",
  "home.salaries.range": "{min}-{max} per month",
  "home.salaries.trades": "What most open jobs of a trade pay",

  "home.newsletter.title": "Job alerts by email",
  "home.newsletter.text": "New jobs in your inbox, at most once a week.",
  "home.newsletter.choose": "Choose which jobs, or get them daily",

  "home.final.title": "Ready to set sail?",
  "home.final.text": "Find a job that fits you, or send a general application.",
  "home.final.apply": "Apply Now",
  "home.final.browse": "Browse Jobs",
} as const;
