/** The search box and the filters of `/jobs`. The browser loads these words, too. */
export const filterWords = {
  "jobs.empty.clear": "Clear all filters",
  "jobs.offline": "Your browser cannot reach the site right now. The list has not changed. Please try again.",

  "jobs.filter.label": "Search and filter",
  "jobs.filter.search": "Search",
  "jobs.filter.search.placeholder": "Search jobs or companies...",
  "jobs.filter.country": "Country",
  "jobs.filter.country.all": "All Countries",
  "jobs.filter.country.destinations": "Destinations",
  "jobs.filter.country.others": "More countries",
  "jobs.filter.sector": "Sector",
  "jobs.filter.sector.all": "All Sectors",
  "jobs.filter.level": "Experience",
  "jobs.filter.level.all": "All Levels",
  "jobs.filter.submit": "Search jobs",
  "jobs.filter.active": "Active filters",
  "jobs.filter.remove": "Remove filter: {filter}",
  "jobs.filter.searchChip": "“{search}”",
} as const;
