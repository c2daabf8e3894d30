/** Paging fields of a list with numbered pages. */
export const numbersOf = (page: number, resultsPerPage: number, totalResults: number) => ({
  page,
  totalPages: Math.ceil(totalResults / resultsPerPage),
  totalResults,
  resultsPerPage,
});
