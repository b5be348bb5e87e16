export const pagesWords = {
  "notFound.title": "404 Page Not Found",
  "notFound.text": "Did you forget to add the page to the router?",
  "notFound.hint": "There is no page at this address. The page may have moved, or a letter may be missing.",
  "notFound.home": "Back to Home",
  "notFound.jobs": "Browse Jobs",
  "notFound.meta.description": "There is no page at this address.",
  "notFound.meta.keywords": "page not found",

  "devMail.title": "Outbox",
  "devMail.lead":
    "No mailer is set up, so the site keeps its emails here and sends none. In production this page does not exist.",
  "devMail.lead.sending": "The mailer has not sent these emails yet. In production this page does not exist.",
  "devMail.held": "Held until {date} UTC, then sent",
  "devMail.to": "To: {recipient}",
  "devMail.empty": "There is no email here.",

  "news.title": "Industry News & Updates",
  "news.subtitle": "Latest insights from Shipping, IT, and Mining sectors worldwide",
  "news.trending": "Trending",
  "news.jobs": "Browse jobs: {industry}",
  "news.meta.title": "Industry News & Updates",
  "news.meta.description":
    "News about work in shipping, IT and mining: certificates, technology and demand, in short.",
  "news.meta.keywords": "shipping news, IT job market, mining news, maritime careers, overseas work",

  "terms.title": "Terms & Conditions",
  "terms.updated": "Version of {date}",
  "terms.earlier": "These are the terms of an earlier version.",
  "terms.present": "Read the present terms",
  "terms.full": "The terms of an application",
  "terms.meta.title": "Terms & Conditions",
  "terms.meta.description":
    "What the application service does and does not do, what the fee pays for, and how visa assistance works.",
  "terms.meta.keywords": "terms and conditions, application fee, visa assistance, data processing",

  "privacy.title": "Privacy Policy",
  "privacy.updated": "Version of {date}",
  "privacy.meta.title": "Privacy Policy",
  "privacy.meta.description":
    "Which data an application collects, who may read it, how it is protected and when it is deleted.",
  "privacy.meta.keywords": "privacy policy, personal data, documents, data security, data retention",

  "partners.title": "Our Global Partners",
  "partners.subtitle": "Leading employers across Shipping, IT and Mining",
  "partners.meta.title": "Our Global Partner Companies - {n} Employers Worldwide",
  "partners.meta.description":
    "The employers in shipping, IT and mining that are listed here, and how many jobs each has open.",
  "partners.meta.keywords":
    "partner companies, shipping companies, IT companies, mining companies, overseas employers",
  "partners.count.shipping": "Shipping Companies",
  "partners.count.it": "IT Companies",
  "partners.count.mining": "Mining Companies",
  "partners.tabs": "Partners by industry",
  "partners.tab.all": "All",
  "partners.tab.shipping": "Shipping",
  "partners.tab.it": "IT",
  "partners.tab.mining": "Mining",
  "partners.section.shipping": "Shipping & Marine",
  "partners.section.it": "Information Technology",
  "partners.section.mining": "Mining & Energy",
  "partners.positions.one": "{n} position",
  "partners.positions.other": "{n} positions",
  "partners.vacancies.one": "{n} total vacancies",
  "partners.vacancies.other": "{n} total vacancies",
  "partners.sample": "Sample employers",
  "partners.sample.notice":
    "Companies with the note “Sample listing” are invented. They show how partners look here until real ones are listed.",
  "partners.sample.all": "Sample listing: every company below is invented.",
  "partners.more.shipping": "All {n} shipping companies",
  "partners.more.it": "All {n} IT companies",
  "partners.more.mining": "All {n} mining companies",
  "partners.empty": "No partners in this industry yet.",
} as const;
