/** Paging fields of a list with numbered pages. */
export const getPageNumbers = (page: number, resultsPerPage: number, totalResults: number) => ({
  page,
  totalPages: Math.ceil(totalResults / resultsPerPage),
  totalResults,
  resultsPerPage,
});
