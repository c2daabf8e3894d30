const validate = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				let data0 = data.type;
				if (!(data0 === "VIDEOS" || data0 === "SERIES" || data0 === "SEASONS" || data0 === "EPISODES" || data0 === "PLAYLISTS" || data0 === "PLAYLIST_ITEMS" || data0 === "LIVE" || data0 === "UPCOMING" || data0 === "IDS")) {
					validate20.errors = [{
						instancePath: instancePath + "/type",
						keyword: "enum",
						params: { allowedValues: [
							"VIDEOS",
							"SERIES",
							"SEASONS",
							"EPISODES",
							"PLAYLISTS",
							"PLAYLIST_ITEMS",
							"LIVE",
							"UPCOMING",
							"IDS"
						] }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.ids !== void 0) {
					let data1 = data.ids;
					if (Array.isArray(data1)) {
						if (data1.length > 200) {
							validate20.errors = [{
								instancePath: instancePath + "/ids",
								keyword: "maxItems",
								params: { limit: 200 }
							}];
							return false;
						} else if (data1.length < 1) {
							validate20.errors = [{
								instancePath: instancePath + "/ids",
								keyword: "minItems",
								params: { limit: 1 }
							}];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate20.errors = [{
										instancePath: instancePath + "/ids/" + i0,
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 < 1 || isNaN(data2)) {
										validate20.errors = [{
											instancePath: instancePath + "/ids/" + i0,
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											}
										}];
										return false;
									}
								}
							}
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/ids",
							keyword: "type",
							params: { type: "array" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.tag !== void 0) {
						let data3 = data.tag;
						if (typeof data3 === "string") {
							if (data3.length > 300) {
								validate20.errors = [{
									instancePath: instancePath + "/tag",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/tag",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.seriesId !== void 0) {
							let data4 = data.seriesId;
							if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
								validate20.errors = [{
									instancePath: instancePath + "/seriesId",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (typeof data4 == "number" && isFinite(data4)) {
								if (data4 < 1 || isNaN(data4)) {
									validate20.errors = [{
										instancePath: instancePath + "/seriesId",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										}
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.seasonId !== void 0) {
								let data5 = data.seasonId;
								if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
									validate20.errors = [{
										instancePath: instancePath + "/seasonId",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (typeof data5 == "number" && isFinite(data5)) {
									if (data5 < 1 || isNaN(data5)) {
										validate20.errors = [{
											instancePath: instancePath + "/seasonId",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											}
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.playlistId !== void 0) {
									let data6 = data.playlistId;
									if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
										validate20.errors = [{
											instancePath: instancePath + "/playlistId",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data6 == "number" && isFinite(data6)) {
										if (data6 < 1 || isNaN(data6)) {
											validate20.errors = [{
												instancePath: instancePath + "/playlistId",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 1
												}
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.sort !== void 0) {
										let data7 = data.sort;
										if (!(data7 === "NEWEST" || data7 === "OLDEST" || data7 === "TITLE" || data7 === "MANUAL")) {
											validate20.errors = [{
												instancePath: instancePath + "/sort",
												keyword: "enum",
												params: { allowedValues: [
													"NEWEST",
													"OLDEST",
													"TITLE",
													"MANUAL"
												] }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.limit !== void 0) {
											let data8 = data.limit;
											if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
												validate20.errors = [{
													instancePath: instancePath + "/limit",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data8 == "number" && isFinite(data8)) {
												if (data8 > 1e3 || isNaN(data8)) {
													validate20.errors = [{
														instancePath: instancePath + "/limit",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 1e3
														}
													}];
													return false;
												} else if (data8 < 1 || isNaN(data8)) {
													validate20.errors = [{
														instancePath: instancePath + "/limit",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														}
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate20.errors = [{
			instancePath,
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}

export { validate };