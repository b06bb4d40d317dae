// quests-and-betrayals, rules 1.0.2, with the engine they were played on (e2b0d72e). Built by `npm run keep-rules`, never edited.
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = class {
	count = 0;
	list = [];
	refused = void 0;
	add(e, t, n) {
		t === void 0 ? this.list[this.count++] = e : this.refused !== void 0 && this.refused.push(n === void 0 ? {
			rule: t,
			option: e
		} : {
			rule: t,
			option: e,
			params: n()
		});
	}
	none(e, t) {
		if (this.refused !== void 0) for (let n of e) this.refused.push({
			rule: t,
			option: n
		});
	}
	has(e) {
		for (let t = 0; t < this.count; t++) if (this.list[t] === e) return !0;
		return !1;
	}
	toArray() {
		return this.list.slice(0, this.count);
	}
};
function r(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map((e) => r(e));
	let t = {};
	for (let n of Object.keys(e)) i(t, n, r(e[n]));
	return t;
}
function i(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
var a = (e, t, n, r) => r === void 0 || r.length === 0 ? {
	kind: e,
	seat: t,
	steps: n
} : {
	kind: e,
	seat: t,
	steps: n,
	texts: r
}, o = /* @__PURE__ */ new Map();
function s(e, t, n) {
	let r = n === void 0 ? e : `${n}?${e}`, i = o.get(r) ?? [];
	return i.length === 0 && o.set(r, i), i[t] ??= n === void 0 ? {
		kind: e,
		seat: t,
		optional: !1
	} : {
		kind: e,
		seat: t,
		optional: !0,
		beside: n
	}, i[t];
}
var c = (e) => Array.from({ length: 8 }, (t, n) => [s(e, n)]), l = [], u = (e, t, n) => e.core.aside.find((e) => e.kind === t && e.seat === n), d = (e, t, n) => u(e, t, n)?.steps ?? l, f = (e, t, n) => (e?.texts ?? []).filter(({ step: e }) => e < t).concat(n === void 0 ? [] : {
	step: t,
	text: n
});
function p(e, t, n, r, i = []) {
	e.core.aside = e.core.aside.filter((e) => e.kind !== t || e.seat !== n), r.length > 0 && e.core.aside.push(a(t, n, r, i));
}
function m(e, t, r, i) {
	let a = d(t, r, i);
	if (a.length === 0) return l;
	let o = e.beside[r];
	if (o.fitting !== void 0) {
		let e = o.fitting(t, i, a);
		return e === a.length ? a : a.slice(0, e);
	}
	let s = new n();
	for (let e = 0; e < a.length; e++) if (s.count = 0, o.options(t, i, a.slice(0, e), s), !s.has(a[e])) return a.slice(0, e);
	return a;
}
var ee = (e, t, n, r) => d(t, n, r).length - m(e, t, n, r).length;
function h(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function te(e, t, r) {
	let i = [], a = new n();
	for (let n of e.besides) {
		if (!h(e, t, n)) continue;
		let o = e.beside[n];
		for (let c = r ?? 0; c < (r === void 0 ? t.core.answered.length : r + 1); c++) {
			let r = m(e, t, n, c), l = o.step(t, c, r);
			l !== void 0 && (a.count = 0, o.options(t, c, r, a), a.count > 0 && i.push(s(l, c, n)));
		}
	}
	return i;
}
function ne(e, t, n, r) {
	e.beside[n.beside].options(t, n.seat, m(e, t, n.beside, n.seat), r);
}
function re(e, t, n, r, i) {
	let [a, o] = [n.beside, n.seat], s = e.beside[a], c = m(e, t, a, o), d = [...c, r], ee = f(u(t, a, o), c.length, i), h = s.step(t, o, d) === void 0;
	return p(t, a, o, h ? l : d, ee), h ? s.carryOut(t, o, d, ee.at(-1)?.text) : void 0;
}
function ie(e, { beside: t, seat: n }, r, i) {
	let a = d(e, t, n);
	p(e, t, n, [...a, r], f(u(e, t, n), a.length, i));
}
var ae = (e, t, { beside: n, seat: r }, i) => h(e, t, n) && m(e, t, n, r).length > i, oe = (e, t, n) => e.beside[n.beside].step(t, n.seat, m(e, t, n.beside, n.seat)) === n.kind, se = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...m(e, t, n.beside, n.seat), r]) === void 0;
function ce(e, t, n) {
	let r = ({ kind: r }) => h(e, t, r) && m(e, t, r, n).length > 0, i = t.core.aside.findLast((e) => e.seat === n && r(e));
	if (i === void 0) return;
	let a = m(e, t, i.kind, n).slice(0, -1);
	return p(t, i.kind, n, a, f(i, a.length)), i.kind;
}
var g = [], _ = [], le, v = (e) => void g.push(e), ue = (e) => void _.push(e), de = (e) => void le?.(e()), fe = () => _.length === 0 ? pe : _.splice(0), pe = [];
function me(e) {
	for (let t = g.pop(); t !== void 0; t = g.pop()) e.push(t);
}
function he(e, t, n) {
	g.length > 0 && me(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (g.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		g.length > 0 && me(n);
	}
}
var ge = [];
function _e(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? ge : e.procedures[n.proc].asks(t, n, e);
}
function ve(e, t) {
	let n = _e(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...te(e, t)];
}
function ye(e, t, n, r = _e(e, t)) {
	let i = r.filter((e) => e.seat === n);
	return e.besides.length === 0 || r.length === 0 ? i : [...i, ...te(e, t, n)];
}
function be(e, t, n, r) {
	if (r.count = 0, n.optional) ne(e, t, n, r);
	else {
		let i = t.core.stack[t.core.stack.length - 1];
		e.procedures[i.proc].options(t, i, n, r, e);
	}
	return r;
}
var xe = (e, t, r) => be(e, t, r, new n()).toArray();
function Se(e, t, n, r, i, a) {
	t.core.answered[n.seat]++, we(e, t, i, n, r, a);
}
var Ce = (e, t, n) => we(e, t, n);
function we(e, t, n, r, i = "", a) {
	let o = le;
	le = n;
	let { stack: s } = t.core;
	try {
		if (r !== void 0) {
			if (r.optional) {
				let n = re(e, t, r, i, a);
				n !== void 0 && v(n);
			} else {
				let n = s[s.length - 1];
				e.procedures[n.proc].answer(t, n, r, i, e, a);
			}
		}
		if (he(e, t, s), _.length > 0) throw Error("`later` was called outside a lane");
	} finally {
		le = o, g.length > 0 && (g.length = 0), _.length > 0 && (_.length = 0);
	}
}
var Te = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
function Ee(e) {
	if (typeof e != "string" || e.length > 560) return;
	let t = e.normalize("NFC").trim();
	return t !== "" && !Te.test(t) && [...t].length <= 140 ? t : void 0;
}
var De = 1540;
function Oe(e) {
	if (typeof e == "string") {
		if (e.length > De) return;
		let t = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)(?: (".*"))?$/.exec(e);
		if (t === null) return;
		let [, n, r, i, a] = t, o = a === void 0 ? {} : { text: ke(a) };
		return Oe({
			n: Number(n),
			kind: r,
			option: i,
			...o
		});
	}
	if (typeof e != "object" || !e) return;
	let { kind: t, option: n, n: r, text: i } = e;
	if (typeof t != "string" || typeof n != "string" || typeof r != "number" || t.length > 200 || n.length > 200 || !Number.isSafeInteger(r)) return;
	if (i === void 0) return {
		kind: t,
		option: n,
		n: r
	};
	let a = Ee(i);
	return a === void 0 ? void 0 : {
		kind: t,
		option: n,
		n: r,
		text: a
	};
}
function ke(e) {
	try {
		return JSON.parse(e);
	} catch {
		return null;
	}
}
var Ae = (e, t) => typeof t == "number" && Number.isInteger(t) && t >= 0 && t < e.core.answered.length;
function je(e, t, n, r) {
	if (!Ae(t, n)) return y("ENG-NO-SUCH-SEAT");
	let i = Oe(r);
	if (i === void 0) return y("ENG-MALFORMED");
	if (t.core.stack.length === 0) return y("ENG-OVER");
	if (i.n !== t.core.answered[n]) return y("ENG-LATE");
	let a = ve(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? y("ENG-NOT-ASKED") : i.text !== void 0 && e.asks[a.kind]?.sentence !== !0 ? y("ENG-TEXT-2") : xe(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Me(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var y = (e) => ({ refused: { rule: e } });
function Me(e, t, r) {
	let i = new n();
	return i.refused = [], be(e, t, r, i), i.refused;
}
function Ne(e, t, n, r = !1) {
	if (!Ae(t, n)) return y("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : ce(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : y("ENG-NOTHING-TO-TAKE-BACK");
}
var Pe = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), Fe = Pe("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), Ie = Pe("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), b = /* @__PURE__ */ new Int32Array(64), x = (e, t) => e >>> t | e << 32 - t, Le = /* @__PURE__ */ new Uint8Array(972), Re = /* @__PURE__ */ new Int32Array(8);
function ze(e) {
	let t = e.length * 3 + 72, n = t <= Le.length ? Le : new Uint8Array(t), r = Ve(e, n), i = ((r + 8 >> 6) + 1) * 64;
	n.fill(0, r, i), n[r] = 128, n[i - 5] = r / 2 ** 29;
	for (let e = 0; e < 4; e++) n[i - 1 - e] = r << 3 >>> 8 * e;
	Re.set(Fe);
	for (let e = 0; e < i; e += 64) Be(Re, n, e);
	return Re;
}
function Be(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		b[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = b[e - 15], n = b[e - 2], r = x(t, 7) ^ x(t, 18) ^ t >>> 3, i = x(n, 17) ^ x(n, 19) ^ n >>> 10;
		b[e] = b[e - 16] + r + b[e - 7] + i;
	}
	let r = e[0], i = e[1], a = e[2], o = e[3], s = e[4], c = e[5], l = e[6], u = e[7];
	for (let e = 0; e < 64; e++) {
		let t = x(s, 6) ^ x(s, 11) ^ x(s, 25), n = u + t + (s & c ^ ~s & l) + Ie[e] + b[e] | 0, d = (x(r, 2) ^ x(r, 13) ^ x(r, 22)) + (r & i ^ r & a ^ i & a) | 0;
		u = l, l = c, c = s, s = o + n | 0, o = a, a = i, i = r, r = n + d | 0;
	}
	e[0] += r, e[1] += i, e[2] += a, e[3] += o, e[4] += s, e[5] += c, e[6] += l, e[7] += u;
}
function Ve(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e.codePointAt(r), a = i >= 55296 && i <= 57343 ? 65533 : i;
		a < 128 ? t[n++] = a : (a < 2048 ? t[n++] = 192 | a >> 6 : (a < 65536 ? t[n++] = 224 | a >> 12 : (r++, t[n++] = 240 | a >> 18, t[n++] = 128 | a >> 12 & 63), t[n++] = 128 | a >> 6 & 63), t[n++] = 128 | a & 63);
	}
	return n;
}
function He(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function Ue(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (He(e) & n) >>> 0;
	for (; r >= t;) r = (He(e) & n) >>> 0;
	return r;
}
function We(e) {
	let t = ze(e);
	return [
		t[0],
		t[1],
		t[2],
		t[3]
	];
}
var Ge = (e, t) => We(`oubliette entry\n${t}\n${e}`);
function Ke(e, t) {
	let n = Array(e).fill(0);
	return {
		chance: We(t),
		known: 0,
		answered: n,
		stack: [],
		aside: []
	};
}
var S = (e) => void e.core.known++;
function C(e, t) {
	return e.core.known++, 1 + Ue(e.core.chance, t);
}
function qe(e, t) {
	if (t.length === 0) throw Error("nothing to pick from");
	return e.core.known++, t[Ue(e.core.chance, t.length)];
}
function w(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Ue(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function T(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function Je(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, Ye(r, e.core));
	}
	return r;
}
function Ye(e, t) {
	let { chance: n, stack: r, aside: i } = t, o = Array(r.length);
	for (let t = 0; t < o.length; t++) o[t] = Xe(e, r[t]);
	return {
		chance: [
			n[0],
			n[1],
			n[2],
			n[3]
		],
		known: t.known,
		answered: t.answered.slice(),
		stack: o,
		aside: i.length === 0 ? [] : i.map((e) => a(e.kind, e.seat, e.steps, e.texts))
	};
}
var Xe = (e, t) => e.procedures[t.proc].copy(t, e), Ze = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function Qe(e, t, n, r) {
	return {
		type: "whole",
		min: e,
		max: t,
		default: n,
		...r
	};
}
function E(e, t, n) {
	return {
		type: "choice",
		values: e,
		default: t,
		...n
	};
}
function $e(e, t) {
	let n = typeof t == "object" && !!t && !Array.isArray(t), r = [];
	t !== void 0 && !n && r.push({
		rule: "ENG-OPT-2",
		where: "settings",
		what: "not-an-object"
	});
	let i = n ? t : {};
	for (let t of Object.keys(i)) Object.hasOwn(e, t) || r.push({
		rule: "ENG-OPT-3",
		where: `settings.${t}`,
		what: "unknown"
	});
	let a = {};
	for (let [t, n] of Object.entries(e)) {
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = et(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `settings.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function et(e, t) {
	switch (e.type) {
		case "flag": return typeof t == "boolean" ? void 0 : { what: "not-a-flag" };
		case "choice": return e.values.includes(t) ? void 0 : {
			what: "not-a-choice",
			values: e.values
		};
		case "whole": return Number.isInteger(t) && t >= e.min && t <= e.max ? void 0 : {
			what: "not-a-number",
			least: e.min,
			most: e.max
		};
	}
}
var tt = [];
function nt(e, { seats: t, settings: n, given: r }) {
	let i = $e(e.settings, n), [a, o] = e.seats;
	if (!Number.isInteger(t) || t < a || t > o) {
		let e = {
			rule: "ENG-SEATS-1",
			where: "seats",
			what: "not-a-number",
			least: a,
			most: o
		};
		return { faults: "faults" in i ? [e, ...i.faults] : [e] };
	}
	if ("faults" in i) return i;
	let s = i.values, c;
	if (e.readGiven !== void 0) {
		let n = e.readGiven(r, {
			seats: t,
			settings: s
		});
		if ("faults" in n) return n;
		c = n.value;
	} else if (r !== void 0) return { faults: [{
		rule: "ENG-GIVEN-1",
		where: "given",
		what: "unknown"
	}] };
	let l = {
		seats: t,
		settings: s,
		given: c
	}, u = e.roles === void 0 ? tt : rt(e.roles(l), l.seats);
	if ("rule" in u) return { faults: [u] };
	let d = e.faults?.(l);
	return d !== void 0 && d.length > 0 ? { faults: d } : {
		terms: l,
		roles: u
	};
}
function rt(e, t) {
	let n = e.reduce((e, t) => e + t.least, 0), r = e.reduce((e, t) => e + t.most, 0);
	if (t < n || t > r) return {
		rule: "ENG-ROLE-1",
		where: "seats",
		what: "not-a-number",
		least: n,
		most: r
	};
	let i = t - n;
	return e.flatMap(({ key: e, least: t, most: n }) => {
		let r = Math.min(i, n - t);
		return i -= r, Array(t + r).fill(e);
	});
}
function it(e, t) {
	let n = nt(e, t);
	return "faults" in n ? n.faults : [];
}
function at(e, t) {
	let n = nt(e, t);
	if (!("faults" in n)) return n;
	let [r] = n.faults;
	throw RangeError(`${r.rule} ${r.where}: ${r.code ?? r.what}`);
}
function ot(e, t, n) {
	let { terms: r, roles: i } = at(e, t), { seats: a, settings: o, given: s } = r, c = e.setup({
		core: Ke(a, t.seed),
		seats: a,
		settings: o,
		given: s,
		roles: i
	});
	return c.core.stack = [{
		proc: e.start,
		at: 0
	}], Ce(e, c, n), c;
}
function st(e, t) {
	let n = [], r = ot(e, t, (e) => n.push(e)), i = t.dice === "fresh" ? t.seed : void 0;
	return ct(e, r, {
		opening: n,
		terms: at(e, t).terms,
		seed: i
	});
}
function ct(e, t, { opening: n = [], terms: r, seed: i, before: a = 0 } = {}) {
	return {
		game: e,
		first: t,
		opening: n,
		terms: r,
		seed: i,
		before: a,
		entries: [],
		moves: [],
		state: t
	};
}
function lt(e, t) {
	let n = t.verb === "answer" ? ut(e, t) : ft(e, t);
	if (n !== void 0) return n;
	e.entries.push(t.verb === "answer" && t.text !== void 0 ? {
		...t,
		text: e.moves.at(-1).text
	} : t);
}
function ut(e, t) {
	let n = je(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r, answer: i } = n;
	mt(e, r, r.beside === void 0 ? 0 : ee(e.game, e.state, r.beside, r.seat));
	let a = e.game.copy(e.state);
	e.moves.push(dt(e, a, {
		ask: r,
		text: void 0,
		...i,
		entry: e.before + e.entries.length
	})), e.state = a;
}
function dt({ game: e, seed: t }, n, { ask: r, option: i, text: a, entry: o }) {
	t !== void 0 && (n.core.chance = Ge(t, o));
	let { stack: s, known: c } = n.core, l = s.length, u = s[l - 1], d = r.beside === void 0 ? 0 : m(e, n, r.beside, r.seat).length, f = r.optional && !se(e, n, r, i), p = [];
	return Se(e, n, r, i, (e) => p.push(e), a), {
		ask: r,
		option: i,
		text: a,
		entry: o,
		known: c,
		depth: l,
		parallel: e.procedures[u.proc].parallel === !0,
		stays: s[l - 1] === u,
		unheard: f,
		steps: d,
		events: p
	};
}
function ft(e, { seat: t, verb: n, n: r }) {
	if (!Ae(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return pt(e, t);
	let i = ht(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? gt(e, t) : void 0) ?? _t(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function pt(e, t) {
	let n = e.moves[ht(e, t)]?.ask.optional === !1, r = Ne(e.game, e.state, t, n);
	if ("refused" in r) return r.refused;
	let { beside: i } = r;
	mt(e, {
		seat: t,
		beside: i
	}, i === void 0 ? 1 : ee(e.game, e.state, i, t) + 1), e.state = r.state;
}
function mt(e, t, n) {
	let r = e.state.core.stack.length;
	for (let i = n; i > 0; i--) {
		let n = e.moves.findLastIndex((e) => e.ask.seat === t.seat && e.ask.beside === t.beside && (e.ask.optional || e.depth === r));
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && (e.moves = e.moves.toSpliced(n, 1));
	}
}
var ht = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function gt(e, t) {
	let n = ht(e, t), r = e.moves[n];
	if (r === void 0 || r.unheard && !ae(e.game, e.state, r.ask, r.steps)) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function _t(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let t of n) if (vt(e.game, r, t)) i.push(dt(e, r, t));
	else if (t.unheard) ie(r, t.ask, t.option, t.text), i.push(t);
	else return { rule: "ENG-OTHERS-ANSWERED" };
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function vt(e, t, { ask: n, option: r, unheard: i, steps: a }) {
	return n.beside !== void 0 && m(e, t, n.beside, n.seat).length < a ? !1 : (i ? oe(e, t, n) : ve(e, t).includes(n)) && xe(e, t, n).includes(r);
}
function yt(e) {
	let t = /^@(\d) ((0|[1-9]\d{0,8}) ([^\s]{1,200})(?: .+)?)$/.exec(e);
	if (t === null) return;
	let [, n, r, i, a] = t, o = Oe(r);
	return o === void 0 ? (a === "take-back" || a === "undo" || a === "undo-agreed") && r === `${i} ${a}` ? {
		seat: Number(n),
		n: Number(i),
		verb: a
	} : void 0 : {
		seat: Number(n),
		verb: "answer",
		...o
	};
}
var bt = [], xt = (e, t, n) => St(e, t)(n);
function St(e, t) {
	let n = [], r = _e(e, t);
	for (let { seat: e } of r) n.includes(e) || n.push(e);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c = e.viewsOf?.(t) ?? ((n) => e.view(t, n)), l, u;
	return (d) => {
		(l === void 0 || e.open !== !0) && ([l, u] = [c(d), a.map((n) => Ze(e, t, n, d))]);
		let f = d === "spectator" ? bt : ye(e, t, d, r), p = {
			game: l,
			seats: i.length,
			frames: u,
			waiting: n,
			asks: f.length === 0 ? bt : f.map((n) => wt(e, t, n)),
			mine: o.length === 0 ? bt : Ct(e, t, d),
			answered: d === "spectator" ? 0 : i[d]
		};
		return s === void 0 ? p : {
			...p,
			end: s
		};
	};
}
var Ct = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: m(e, t, r.kind, r.seat).length
} : []);
function wt(e, t, n) {
	let r = Tt(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: xe(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r },
		...e.asks[n.kind]?.sentence === !0 ? { sentence: !0 } : {}
	};
}
function Tt(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, m(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function Et(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var Dt = (e) => e.core.stack.length === 0, Ot = (e) => Array.from({ length: e }, () => []);
function kt(e, t) {
	let { aslongas: n } = t;
	return {
		...jt(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function At(e, t) {
	let { aslongas: n } = t;
	return {
		...jt(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function jt(e) {
	let { guess: t, quiet: n, show: i } = e;
	return {
		...n === void 0 ? {} : { quiet: n },
		...t === void 0 ? {} : { guess: t },
		asks: () => ge,
		options() {},
		answer() {
			throw Error("nothing was asked");
		},
		show: (e, t, n) => ({
			at: t.at,
			...i?.(t, n, e)
		}),
		copy: i === void 0 ? (e) => ({
			proc: e.proc,
			at: e.at
		}) : r
	};
}
function Mt(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]);
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && v(a), "done";
		},
		asks(t, n) {
			let i = [];
			for (let a of e.seats(t)) {
				let e = r(t, n, a);
				e !== void 0 && i.push(s(e, a));
			}
			return i;
		},
		options: (n, r, i, a) => e.options(n, i.seat, t(r)[i.seat], a),
		answer(e, n, r, i) {
			t(n)[r.seat].push(i);
		},
		about: (n, r, i) => e.about?.(n, i.seat, t(r)[i.seat]),
		takeBack: (e, n, r) => t(n)[r]?.pop() !== void 0,
		copy: (e) => ({
			proc: e.proc,
			drafts: t(e).map((e) => e.slice())
		}),
		show: (n, i, a) => ({
			drafts: t(i).map((e, t) => t === a ? e.slice() : []),
			complete: e.seats(n).filter((e) => r(n, i, e) === void 0)
		}),
		guess(i, a, o, s) {
			let c = a, l = new n();
			for (let n of c.complete ?? []) for (; n !== o && r(i, a, n) !== void 0;) l.count = 0, e.options(i, n, t(a)[n], l), t(a)[n].push(l.list[s(l.count)]);
			delete c.complete;
		}
	};
}
function Nt(e, t) {
	let n = (e) => e, r = c(e), { begins: i } = t;
	function a(e, t, n) {
		return t.begun = t.at, i(e, n, t.todo[t.at]) ?? "on";
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next(e, r) {
			let o = n(r);
			for (; o.at < o.todo.length; o.at++) {
				let n = t.who(e, o.todo[o.at]);
				if (n !== void 0) return i === void 0 || o.begun === o.at ? "wait" : a(e, o, n);
				t.skipped?.(e, o.todo[o.at]);
			}
			return "done";
		},
		asks(e, i) {
			let a = n(i);
			return r[t.who(e, a.todo[a.at])];
		},
		options(e, r, i, a) {
			let o = n(r);
			t.options(e, i.seat, o.todo[o.at], a);
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = t.choose(e, i.seat, c.todo[c.at++], a, s);
			l === "again" ? c.at-- : l !== void 0 && v(l);
		},
		about: (e, r, i) => t.about?.(e, i.seat, n(r).todo[n(r).at]),
		copy(e) {
			let { proc: t, todo: r, at: i, begun: a } = n(e);
			return a === void 0 ? {
				proc: t,
				todo: r,
				at: i
			} : {
				proc: t,
				todo: r,
				at: i,
				begun: a
			};
		},
		show(e, t) {
			let { todo: r, at: i, begun: a } = n(t);
			return a === void 0 ? {
				todo: r,
				at: i
			} : {
				todo: r,
				at: i,
				begun: a
			};
		}
	};
}
function Pt(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc], i = ({ core: e }) => e.known + e.chance[3];
	function a(e, n, a, o, s) {
		let c = t(a).lanes[o];
		he(e, n, c);
		for (let e of fe()) t(a).after[o].push(e);
		if (i(n) !== s) throw Error(`a lane of ${a.proc} touched chance or a hidden deck`);
		let l = c.at(-1);
		if (l !== void 0 && r(e, l).asks(n, l, e).some((e) => e.seat !== o)) throw Error(`a lane of ${a.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, o) {
			let s = !1, { lanes: c } = t(r);
			for (let e = 0; e < c.length; e++) c[e].length > 0 && a(o, n, r, e, i(n)), c[e].length > 0 && (s = !0);
			if (s) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) v(e);
			return "done";
		},
		asks(e, n, i) {
			let a = [];
			for (let o of t(n).lanes) {
				let t = o.at(-1);
				t !== void 0 && a.push(...r(i, t).asks(e, t, i));
			}
			return a;
		},
		options: (e, t, i, a, o) => r(o, n(t, i.seat)).options(e, n(t, i.seat), i, a, o),
		answer(e, t, o, s, c, l) {
			let u = i(e);
			r(c, n(t, o.seat)).answer(e, n(t, o.seat), o, s, c, l), a(c, e, t, o.seat, u);
		},
		about: (e, t, i, a) => r(a, n(t, i.seat)).about?.(e, n(t, i.seat), i, a),
		secret: (e, t, i, a) => r(a, n(t, i.seat)).secret?.(e, n(t, i.seat), i, a) ?? !1,
		takeBack: (e, n, i, a) => {
			let o = t(n).lanes[i]?.at(-1);
			return o !== void 0 && (r(a, o).takeBack?.(e, o, i, a) ?? !1);
		},
		copy: (e, n) => {
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => Xe(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => Ze(a, n, e, i)), { lanes: s, after: c } = t(r);
			return {
				lanes: s.map((e, t) => t === i ? o(e) : []),
				after: c.map((t, n) => n === i || e.declared === "open" ? o(t) : []),
				open: s.flatMap((e, t) => e.length > 0 ? [t] : [])
			};
		},
		guess(t, n, i, a, o) {
			let s = n;
			for (let n of s.open ?? []) n !== i && (s.lanes[n] = e.lane(t, n));
			delete s.open;
			let c = (e) => e.forEach((e) => void r(o, e).guess?.(t, e, i, a, o));
			s.lanes.forEach(c), s.after.forEach(c);
		}
	};
}
function Ft(e, t) {
	let n = (e) => e, r = c(e);
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next: (e, t) => n(t).at < n(t).todo.length ? "wait" : "done",
		asks: (e, t) => r[n(t).todo[n(t).at]],
		options(e, r, i, a) {
			t.options(e, i.seat, n(r).event, a), a.add("pass");
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = a === "pass" ? "next" : t.use(e, i.seat, c.event, a, s);
			l === "next" ? c.at++ : l === "close" ? c.at = c.todo.length : l !== void 0 && v(l);
		},
		about: (e, r, i) => t.about?.(e, i.seat, n(r).event),
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				event: t.event,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, r, i) => ({
			event: t.show === void 0 ? n(r).event : t.show(n(r).event, i, e),
			todo: n(r).todo,
			at: n(r).at
		})
	};
}
function It(e, t) {
	let r = (e) => e;
	function i(e, n, r, i) {
		return t.options(e, n, r, i), i.add("pass"), i;
	}
	let a = (e, t) => e.answers[e.todo.indexOf(t)] === "";
	function o(e, r) {
		let a = r.answers[r.at], o = r.todo[r.at];
		if (a === "pass") r.at++;
		else if (!i(e, o, r.event, new n()).has(a)) r.answers[r.at] = "";
		else {
			let n = t.use(e, o, r.event, a);
			n === "next" ? r.at++ : (n === "all" ? r.at = 0 : n === "close" ? r.at++ : n !== void 0 && v(n), r.answers.fill("", r.at), n === "close" && (r.at = r.todo.length));
		}
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		parallel: !0,
		secret: () => !0,
		next(e, t) {
			let n = r(t);
			return n.at >= n.todo.length ? "done" : n.answers.includes("") ? "wait" : (e.core.known++, o(e, n), "on");
		},
		asks(t, n) {
			let i = r(n);
			return i.todo.filter((e, t) => i.answers[t] === "").map((t) => s(e, t));
		},
		options: (e, t, n, a) => void i(e, n.seat, r(t).event, a),
		answer(e, t, n, i) {
			let a = r(t);
			a.answers[a.todo.indexOf(n.seat)] = i;
		},
		about: (e, n, i) => t.about?.(e, i.seat, r(n).event),
		takeBack(e, t, n) {
			let i = r(t), o = i.todo.indexOf(n);
			return o < i.at || a(i, n) ? !1 : (i.answers[o] = "", !0);
		},
		copy(t) {
			let { event: n, todo: i, at: a, answers: o } = r(t);
			return {
				proc: e,
				event: n,
				todo: i,
				at: a,
				answers: o.slice()
			};
		},
		show(e, n, i) {
			let a = r(n);
			return {
				event: t.show === void 0 ? a.event : t.show(a.event, i, e),
				todo: a.todo,
				at: a.at,
				answers: a.answers.map((e, t) => t < a.at || a.todo[t] === i ? e : ""),
				complete: a.todo.filter((e, t) => a.answers[t] !== "")
			};
		},
		guess(e, t, o, s) {
			let c = r(t), l = t;
			for (let t of l.complete ?? []) {
				if (!a(c, t)) continue;
				let r = i(e, t, c.event, new n());
				c.answers[c.todo.indexOf(t)] = r.list[s(r.count)];
			}
			delete l.complete;
		}
	};
}
function Lt() {
	return {
		raise: v,
		later: ue,
		tell: de,
		sequence: (e, t, ...n) => kt(t, n[0] ?? {}),
		repeat: (e, t, ...n) => At(t, n[0] ?? {}),
		eachInTurn: (e, t) => Nt(e, t),
		allAtOnce: (e, t) => Mt(t),
		sideBySide: (e, t) => Pt(t),
		window: (e, t) => Ft(e, t),
		windowAtOnce: (e, t) => It(e, t)
	};
}
var Rt = (e) => ({
	character: e.character,
	token: e.token,
	enemy: e.enemy,
	gems: e.gems,
	trophies: e.trophies,
	wounds: e.wounds,
	worn: e.worn.slice(),
	loose: e.loose.slice(),
	spoils: e.spoils.slice(),
	main: e.main,
	secondary: e.secondary.slice(),
	done: e.done.slice(),
	mainDone: e.mainDone,
	standing: e.standing.slice(),
	beaten: e.beaten.slice(),
	allyWins: e.allyWins,
	loneWins: e.loneWins,
	temples: e.temples,
	kritikWin: e.kritikWin,
	avenged: e.avenged,
	boughtQuest: e.boughtQuest,
	boughtTrophy: e.boughtTrophy,
	clover: e.clover,
	wonHere: e.wonHere,
	webbed: e.webbed,
	petrified: e.petrified,
	temper: e.temper
}), zt = (e) => ({
	kind: e.kind,
	stage: e.stage,
	monster: e.monster,
	mayFlee: e.mayFlee,
	fled: e.fled,
	ally: e.ally,
	attacker: e.attacker,
	defender: e.defender,
	richer: e.richer,
	announced: e.announced.slice(),
	green: e.green,
	red: e.red,
	rerolled: e.rerolled.slice(),
	fists: e.fists.slice(),
	open: e.open,
	won: e.won,
	gems: e.gems,
	trophies: e.trophies,
	shareGems: e.shareGems,
	shareTrophies: e.shareTrophies,
	shareCard: e.shareCard
}), Bt = (e) => ({
	moment: e.moment,
	standing: e.standing.slice(),
	sent: e.sent.slice(),
	closed: e.closed.slice(),
	offers: e.offers
}), Vt = (e) => ({ ...e }), Ht = (e, t) => ({
	core: t,
	settings: e.settings,
	round: e.round,
	first: e.first,
	active: e.active,
	adventure: e.adventure.slice(),
	discard: e.discard.slice(),
	guild: e.guild.slice(),
	shop: e.shop.slice(),
	setApart: e.setApart.slice(),
	gone: e.gone.slice(),
	reserve: e.reserve,
	pot: e.pot,
	arenaFought: e.arenaFought,
	lastRound: e.lastRound,
	over: e.over,
	turnedUp: e.turnedUp,
	cursed: e.cursed,
	fog: e.fog,
	bounty: e.bounty,
	fair: e.fair,
	card: e.card,
	lookQuests: e.lookQuests.slice(),
	lookCards: e.lookCards.slice(),
	fight: zt(e.fight),
	fallen: {
		attacker: e.fallen.attacker,
		defender: e.fallen.defender
	},
	talk: Bt(e.talk),
	deals: e.deals.slice(),
	ledger: e.ledger.map(Vt),
	due: e.due.slice(),
	players: e.players.map(Rt)
}), Ut = {
	"forgotten-hoard": { rule: "QT-CARD-49" },
	"cursed-idol": { rule: "QT-CARD-50" },
	"hidden-spring": { rule: "QT-CARD-51" },
	"dying-messenger": { rule: "QT-CARD-52" },
	"tilting-chest": { rule: "QT-CARD-53" },
	crossroads: { rule: "QT-CARD-54" },
	"lost-pedlar": { rule: "QT-CARD-55" }
}, Wt = {
	toll: { rule: "QT-CARD-56" },
	miasma: { rule: "QT-CARD-57" },
	"healing-brothers": { rule: "QT-CARD-58" },
	"small-change": { rule: "QT-CARD-59" },
	"poors-share": { rule: "QT-CARD-60" },
	"thick-fog": { rule: "QT-CARD-61" },
	"hunters-bounty": { rule: "QT-CARD-62" },
	"fair-day": { rule: "QT-CARD-63" },
	jealousy: { rule: "QT-CARD-64" }
}, Gt = Ut, Kt = Wt, qt = Object.keys(Ut), Jt = Object.keys(Wt), D = {
	temple: 2,
	guild: 2,
	guildForBard: 1,
	trophy: 6
}, Yt = (e) => Array.from({ length: 41 }, (t, n) => e(n / 2)), Xt = {
	up: Yt(Math.ceil),
	down: Yt(Math.floor)
}, Zt = [
	"creature",
	"humanoid",
	"undead",
	"dragon"
], Qt = Object.keys({
	barbarian: { rule: "QT-CARD-105" },
	sorcerer: { rule: "QT-CARD-106" },
	warrior: { rule: "QT-CARD-107" },
	thief: { rule: "QT-CARD-108" },
	ranger: { rule: "QT-CARD-109" },
	bard: { rule: "QT-CARD-110" }
}), $t = {
	"chipped-dagger": {
		rule: "QT-CARD-83",
		type: "weapon",
		bonus: 1,
		price: 2
	},
	"iron-shod-club": {
		rule: "QT-CARD-84",
		type: "weapon",
		bonus: 1,
		price: 2
	},
	"short-sword": {
		rule: "QT-CARD-85",
		type: "weapon",
		bonus: 2,
		price: 4
	},
	"yew-bow": {
		rule: "QT-CARD-86",
		type: "weapon",
		bonus: 2,
		price: 5
	},
	"war-mace": {
		rule: "QT-CARD-87",
		type: "weapon",
		bonus: 3,
		price: 6
	},
	"double-axe": {
		rule: "QT-CARD-88",
		type: "weapon",
		bonus: 4,
		price: 8
	},
	gambeson: {
		rule: "QT-CARD-89",
		type: "armour",
		bonus: 1,
		price: 2
	},
	"helm-of-the-dead": {
		rule: "QT-CARD-90",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"chain-mail": {
		rule: "QT-CARD-91",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"rune-shield": {
		rule: "QT-CARD-92",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"plate-harness": {
		rule: "QT-CARD-93",
		type: "armour",
		bonus: 3,
		price: 6
	},
	"power-armour": {
		rule: "QT-CARD-94",
		type: "armour",
		bonus: 0,
		price: 4
	},
	"copper-ring": {
		rule: "QT-CARD-95",
		type: "jewel",
		bonus: 1,
		price: 2
	},
	"silver-clover": {
		rule: "QT-CARD-96",
		type: "jewel",
		bonus: 1,
		price: 4
	},
	"menders-ring": {
		rule: "QT-CARD-97",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"traders-brooch": {
		rule: "QT-CARD-98",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"fang-necklace": {
		rule: "QT-CARD-99",
		type: "jewel",
		bonus: 2,
		price: 4
	},
	"diadem-of-eloquence": {
		rule: "QT-CARD-100",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"healing-temple": {
		rule: "QT-CARD-101",
		type: "special",
		bonus: 0,
		price: 2
	},
	"dragon-sword": {
		rule: "QT-CARD-102",
		type: "weapon",
		bonus: 5,
		price: 0
	},
	"dragon-armour": {
		rule: "QT-CARD-103",
		type: "armour",
		bonus: 4,
		price: 0
	},
	"dragon-amulet": {
		rule: "QT-CARD-104",
		type: "jewel",
		bonus: 3,
		price: 0
	}
}, O = $t, en = Object.keys($t).filter((e) => e !== "healing-temple"), tn = [
	"dragon-sword",
	"dragon-armour",
	"dragon-amulet"
], nn = en.filter((e) => !tn.includes(e)), rn = {
	"giant-cellar-rat": {
		rule: "QT-CARD-1",
		type: "creature",
		power: 6,
		gems: 1,
		trophies: 0
	},
	"beetle-swarm": {
		rule: "QT-CARD-2",
		type: "creature",
		power: 7,
		gems: 2,
		trophies: 0
	},
	"weaver-spider": {
		rule: "QT-CARD-3",
		type: "creature",
		power: 8,
		gems: 1,
		trophies: 1
	},
	"greenish-jelly": {
		rule: "QT-CARD-4",
		type: "creature",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"ash-wolf": {
		rule: "QT-CARD-5",
		type: "creature",
		power: 9,
		gems: 1,
		trophies: 1
	},
	"shrieking-harpy": {
		rule: "QT-CARD-6",
		type: "creature",
		power: 10,
		gems: 4,
		trophies: 0
	},
	"horned-bear": {
		rule: "QT-CARD-7",
		type: "creature",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"cracked-gargoyle": {
		rule: "QT-CARD-8",
		type: "creature",
		power: 11,
		gems: 2,
		trophies: 1
	},
	"one-eyed-basilisk": {
		rule: "QT-CARD-9",
		type: "creature",
		power: 12,
		gems: 3,
		trophies: 1
	},
	"burrowing-worm": {
		rule: "QT-CARD-10",
		type: "creature",
		power: 12,
		gems: 3,
		trophies: 1
	},
	manticore: {
		rule: "QT-CARD-11",
		type: "creature",
		power: 13,
		gems: 4,
		trophies: 1
	},
	chimera: {
		rule: "QT-CARD-12",
		type: "creature",
		power: 15,
		gems: 5,
		trophies: 1
	},
	"black-griffin": {
		rule: "QT-CARD-13",
		type: "creature",
		power: 17,
		gems: 4,
		trophies: 2
	},
	"three-headed-hydra": {
		rule: "QT-CARD-14",
		type: "creature",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"stone-behemoth": {
		rule: "QT-CARD-15",
		type: "creature",
		power: 19,
		gems: 6,
		trophies: 2
	},
	"pilfering-goblin": {
		rule: "QT-CARD-16",
		type: "humanoid",
		power: 6,
		gems: 2,
		trophies: 0
	},
	"kobold-sapper": {
		rule: "QT-CARD-17",
		type: "humanoid",
		power: 7,
		gems: 2,
		trophies: 0
	},
	cutthroat: {
		rule: "QT-CARD-18",
		type: "humanoid",
		power: 8,
		gems: 3,
		trophies: 0
	},
	"orc-scout": {
		rule: "QT-CARD-19",
		type: "humanoid",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"saurian-raider": {
		rule: "QT-CARD-20",
		type: "humanoid",
		power: 10,
		gems: 4,
		trophies: 0
	},
	"masked-cultist": {
		rule: "QT-CARD-21",
		type: "humanoid",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"hobgoblin-sergeant": {
		rule: "QT-CARD-22",
		type: "humanoid",
		power: 11,
		gems: 2,
		trophies: 1
	},
	"scarred-orc": {
		rule: "QT-CARD-23",
		type: "humanoid",
		power: 12,
		gems: 5,
		trophies: 0
	},
	"ogre-doorkeeper": {
		rule: "QT-CARD-24",
		type: "humanoid",
		power: 12,
		gems: 3,
		trophies: 1
	},
	minotaur: {
		rule: "QT-CARD-25",
		type: "humanoid",
		power: 14,
		gems: 4,
		trophies: 1
	},
	"bridge-troll": {
		rule: "QT-CARD-26",
		type: "humanoid",
		power: 15,
		gems: 5,
		trophies: 1
	},
	"infernal-cyclops": {
		rule: "QT-CARD-27",
		type: "humanoid",
		power: 16,
		gems: 5,
		trophies: 1
	},
	"orc-warlord": {
		rule: "QT-CARD-28",
		type: "humanoid",
		power: 17,
		gems: 4,
		trophies: 2
	},
	"deep-giant": {
		rule: "QT-CARD-29",
		type: "humanoid",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"rattling-skeleton": {
		rule: "QT-CARD-30",
		type: "undead",
		power: 6,
		gems: 1,
		trophies: 0
	},
	"shuffling-zombie": {
		rule: "QT-CARD-31",
		type: "undead",
		power: 7,
		gems: 2,
		trophies: 0
	},
	"crawling-hand": {
		rule: "QT-CARD-32",
		type: "undead",
		power: 8,
		gems: 1,
		trophies: 1
	},
	ghoul: {
		rule: "QT-CARD-33",
		type: "undead",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"bone-archer": {
		rule: "QT-CARD-34",
		type: "undead",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"grave-hound": {
		rule: "QT-CARD-35",
		type: "undead",
		power: 11,
		gems: 4,
		trophies: 0
	},
	"weeping-spectre": {
		rule: "QT-CARD-36",
		type: "undead",
		power: 11,
		gems: 2,
		trophies: 1
	},
	mummy: {
		rule: "QT-CARD-37",
		type: "undead",
		power: 12,
		gems: 3,
		trophies: 1
	},
	banshee: {
		rule: "QT-CARD-38",
		type: "undead",
		power: 12,
		gems: 3,
		trophies: 1
	},
	"fallen-knight": {
		rule: "QT-CARD-39",
		type: "undead",
		power: 14,
		gems: 4,
		trophies: 1
	},
	vampire: {
		rule: "QT-CARD-40",
		type: "undead",
		power: 16,
		gems: 4,
		trophies: 1
	},
	lich: {
		rule: "QT-CARD-41",
		type: "undead",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"barrow-king": {
		rule: "QT-CARD-42",
		type: "undead",
		power: 19,
		gems: 6,
		trophies: 2
	},
	"emerald-dragon": {
		rule: "QT-CARD-43",
		type: "dragon",
		power: 20,
		gems: 6,
		trophies: 3
	},
	"brazen-dragon": {
		rule: "QT-CARD-44",
		type: "dragon",
		power: 22,
		gems: 7,
		trophies: 3
	},
	"scarlet-dragon": {
		rule: "QT-CARD-45",
		type: "dragon",
		power: 24,
		gems: 8,
		trophies: 3
	},
	djinn: {
		rule: "QT-CARD-46",
		type: "untyped",
		power: 17,
		gems: 0,
		trophies: 1
	},
	"temple-guardian": {
		rule: "QT-CARD-47",
		type: "untyped",
		power: 15,
		gems: 3,
		trophies: 1
	},
	mimic: {
		rule: "QT-CARD-48",
		type: "untyped",
		power: 12,
		gems: 0,
		trophies: 1
	}
}, k = rn, an = Object.keys(rn), on = {
	edge: {
		rule: "QT-CARD-65",
		trophies: 2
	},
	pauper: {
		rule: "QT-CARD-66",
		trophies: 3
	},
	huntsman: {
		rule: "QT-CARD-67",
		trophies: 2
	},
	provost: {
		rule: "QT-CARD-68",
		trophies: 2
	},
	exorcist: {
		rule: "QT-CARD-69",
		trophies: 2
	},
	wyrmslayer: {
		rule: "QT-CARD-70",
		trophies: 3
	},
	naturalist: {
		rule: "QT-CARD-71",
		trophies: 2
	},
	miser: {
		rule: "QT-CARD-72",
		trophies: 2
	},
	colossus: {
		rule: "QT-CARD-73",
		trophies: 2
	},
	"full-harness": {
		rule: "QT-CARD-74",
		trophies: 1
	},
	gladiator: {
		rule: "QT-CARD-75",
		trophies: 1
	},
	"shield-sibling": {
		rule: "QT-CARD-76",
		trophies: 1
	},
	loner: {
		rule: "QT-CARD-77",
		trophies: 2
	},
	martyr: {
		rule: "QT-CARD-78",
		trophies: 1
	},
	"lucky-star": {
		rule: "QT-CARD-79",
		trophies: 1
	},
	collector: {
		rule: "QT-CARD-80",
		trophies: 2
	},
	avenger: {
		rule: "QT-CARD-81",
		trophies: 2
	},
	pilgrim: {
		rule: "QT-CARD-82",
		trophies: 2
	}
}, sn = on, cn = Object.keys(on), ln = [
	"gems",
	"item",
	"spoils",
	"quest",
	"help",
	"call"
], un = [
	"loot",
	"trophy",
	"card",
	"gems",
	"item",
	"spoils",
	"quest",
	"fist",
	"aside",
	"help",
	"truce",
	"word"
], dn = [
	"split",
	"after",
	"after-win",
	"this-turn",
	"next-turn",
	"this-arena",
	"next-arena",
	"next-fight",
	"round-end",
	"judged"
], fn = [
	"friends",
	"fair-share",
	"my-turn-next",
	"no-plunder",
	"vote-for-you",
	"leave-leader",
	"share-news",
	"remember",
	"first-pick",
	"stay-home",
	"same-side",
	"drink"
], pn = [
	"price",
	"trust",
	"wounds",
	"plans",
	"leader",
	"none"
], mn = [
	"loyal",
	"shrewd",
	"grudging",
	"treacherous"
], hn = (e) => +(e === "banshee"), A = Lt(), j = (e, t) => e.players.map((n, r) => (t + r) % e.players.length), gn = (e) => Number(e.settings.target), M = () => ({
	kind: "none",
	stage: "talk",
	monster: "none",
	mayFlee: !1,
	fled: !1,
	ally: -1,
	attacker: -1,
	defender: -1,
	richer: -1,
	announced: [],
	green: 0,
	red: 0,
	rerolled: [],
	fists: [],
	open: !1,
	won: !1,
	gems: 0,
	trophies: 0,
	shareGems: 0,
	shareTrophies: 0,
	shareCard: !1
}), _n = (e) => ({
	moment: "none",
	standing: [],
	sent: Array(e * e).fill(0),
	closed: Array(e * e).fill(!1),
	offers: 0
}), vn = (e) => ({
	character: "none",
	token: !1,
	enemy: "none",
	gems: e,
	trophies: 0,
	wounds: 0,
	worn: [],
	loose: [],
	spoils: [],
	main: "none",
	secondary: [],
	done: [],
	mainDone: !1,
	standing: [],
	beaten: [],
	allyWins: 0,
	loneWins: 0,
	temples: 0,
	kritikWin: !1,
	avenged: !1,
	boughtQuest: !1,
	boughtTrophy: !1,
	clover: !1,
	wonHere: !1,
	webbed: !1,
	petrified: !1,
	temper: "shrewd"
}), N = (e) => e !== "lich", yn = ({ character: e, token: t }) => e === "barbarian" && t ? 1 : 0;
function bn(e, t) {
	let n = e.players[t];
	n.character === "barbarian" && N(e.fight.monster) && (n.wonHere = !0, n.token || (n.token = !0, A.tell(() => ({
		type: "fury",
		rule: "QT-CARD-105",
		seat: t
	}))));
}
function xn(e, t) {
	let n = e.players[t];
	n.character === "barbarian" && n.token && !n.wonHere && (n.token = !1, A.tell(() => ({
		type: "calm",
		rule: "QT-CARD-105",
		seat: t
	})));
}
var Sn = (e, t) => k[t].type === "undead" && e.includes("helm-of-the-dead") ? 1 : 0;
function Cn(e, t, n) {
	let { character: r, enemy: i } = e.players[t];
	if (r !== "ranger") return 0;
	let { type: a } = k[n];
	return i === "dragon" ? a === "dragon" || a === "untyped" ? 6 : 0 : a === i ? 3 : 0;
}
var wn = (e, t) => e.players[t].character === "warrior" && N(e.fight.monster), Tn = (e) => +(e === "warrior"), En = (e, t) => +!!e.players[t].worn.includes("yew-bow"), Dn = (e, t) => Math.max(1, On(e, t, !0));
function On(e, t, n) {
	let r = e.players[t], { worn: i, wounds: a } = r, o = 8 - a;
	for (let e of i) o += O[e].bonus;
	return e.cursed === t && (o -= 2), n && (o += yn(r)), o;
}
function kn(e, t, n) {
	let r = N(n), i = On(e, t, r);
	return i += Sn(e.players[t].worn, n), r && (i += Cn(e, t, n)), Math.max(1, i);
}
var An = (e, t, n) => Math.max(1, On(e, t, !0) + (n ? Tn(e.players[t].character) : 0));
function jn(e, t, n) {
	let r = e.players[t];
	return [
		{
			of: "base",
			n: 8
		},
		...r.worn.map((e) => ({
			of: e,
			n: O[e].bonus
		})),
		{
			of: "fury",
			n: yn(r)
		},
		{
			of: "rampart",
			n: n ? Tn(r.character) : 0
		},
		{
			of: "wounds",
			n: 0 - r.wounds
		},
		{
			of: "curse",
			n: e.cursed === t ? -2 : 0
		}
	].filter(({ n: e }) => e !== 0);
}
function Mn(e, t, n) {
	let r = n === "none" ? Dn(e, t) : kn(e, t, n);
	return Math.max(0, Xt[e.settings.allyGauge][r] + En(e, t) - hn(n));
}
var Nn = (e, ...t) => e.spoils.filter((e) => t.includes(k[e].type)).length, Pn = (e) => (t, n) => Nn(n, e) >= 2, Fn = {
	edge: (e, { worn: t }) => t.includes("double-axe") || t.includes("dragon-sword"),
	pauper: (e, { trophies: t }, n) => e.players.every((e, r) => r === n || e.trophies > t) && e.players.some((e, t) => t !== n && e.trophies >= 5),
	huntsman: Pn("creature"),
	provost: Pn("humanoid"),
	exorcist: Pn("undead"),
	wyrmslayer: (e, t) => Nn(t, "dragon", "untyped") >= 1,
	naturalist: (e, t) => t.spoils.length >= 4 && [
		"creature",
		"humanoid",
		"undead"
	].every((e) => Nn(t, e) >= 1),
	miser: (e, { gems: t }) => t >= 8,
	colossus: (e, t, n) => Dn(e, n) >= 14,
	"full-harness": (e, { worn: t }) => t.length === 3,
	gladiator: (e, { beaten: t }) => t.length >= 2,
	"shield-sibling": (e, { allyWins: t }) => t >= 4,
	loner: (e, { loneWins: t }) => t >= 2,
	martyr: (e, { wounds: t }) => t === 4,
	"lucky-star": (e, { kritikWin: t }) => t,
	collector: (e, { spoils: t }) => t.length >= 5,
	avenger: (e, { avenged: t }) => t,
	pilgrim: (e, { temples: t }) => t >= 2
}, In = (e, t, n) => Fn[n](e, e.players[t], t);
function P(e, t, n) {
	let r = Math.min(n, e.reserve);
	return e.reserve -= r, e.players[t].gems += r, r;
}
function Ln(e, t, n) {
	let r = e.active, i = P(e, r, t);
	A.tell(() => ({
		type: "found",
		rule: n,
		seat: r,
		gems: i
	}));
}
function Rn(e, t, n) {
	let r = P(e, t, 1);
	r > 0 && A.tell(() => ({
		type: "pocketed",
		rule: n,
		seat: t,
		gems: r
	}));
}
function F(e, t, n) {
	e.players[t].gems -= n, e.reserve += n;
}
function I(e, t, n) {
	if (n === 0) return;
	let r = e.players[t];
	if (r.trophies += n, r.trophies < gn(e) || e.lastRound) return;
	e.lastRound = !0;
	let i = e.settings.endAt === "turn" ? "QT-RULING-11" : "QT-END-1";
	A.tell(() => ({
		type: "target",
		rule: i,
		seat: t,
		trophies: r.trophies
	}));
}
function L(e, t) {
	let n = e.findIndex((e) => cn.indexOf(e) > cn.indexOf(t));
	e.splice(n < 0 ? e.length : n, 0, t);
}
var zn = (e) => e.main === "none" ? e.secondary : [e.main, ...e.secondary], Bn = (e) => e.fight.kind === "none" || e.fight.stage !== "dice", Vn = {
	step: (e, t, n) => n.length === 0 ? "claim" : void 0,
	options(e, t, n, r) {
		if (Bn(e)) for (let n of zn(e.players[t])) r.add(n, In(e, t, n) ? void 0 : "QT-QUEST-5");
	},
	carryOut(e, t, [n]) {
		Hn(e, t, n);
	}
};
function Hn(e, t, n) {
	S(e);
	let r = e.players[t], i = r.main === n;
	i ? (r.main = "none", r.mainDone = !0) : r.secondary.splice(r.secondary.indexOf(n), 1), r.standing = r.standing.filter((e) => e !== n), r.done.push(n);
	let a = sn[n].trophies * (i ? 2 : 1), o = P(e, t, 4), s = i ? "QT-QUEST-2" : "QT-QUEST-3";
	A.tell(() => ({
		type: "claimed",
		rule: s,
		seat: t,
		quest: n,
		main: i,
		trophies: a,
		gems: o
	})), I(e, t, a);
}
var Un = {
	step: (e, t, n) => n.length === 0 ? "standing" : void 0,
	options(e, t, n, r) {
		let i = e.players[t];
		for (let e of zn(i)) r.add(`${i.standing.includes(e) ? "off" : "on"}:${e}`);
	},
	carryOut(e, t, [n]) {
		let r = e.players[t], [i, a] = n.split(":");
		i === "on" ? L(r.standing, a) : r.standing = r.standing.filter((e) => e !== a);
	}
};
function Wn(e) {
	if (Bn(e)) for (let t = !0; t;) {
		t = !1;
		for (let n of j(e, e.active)) {
			let r = e.players[n].standing.find((t) => In(e, n, t));
			r !== void 0 && (Hn(e, n, r), t = !0);
		}
	}
}
var R = [
	"give",
	"ask",
	"ask-word",
	"promise"
], Gn = {
	give: "give",
	ask: "ask",
	"ask-word": "askWord",
	promise: "promise"
};
function z(e) {
	let t = e.indexOf(":");
	return t < 0 ? e : e.slice(0, t);
}
function B(e) {
	let t = e.indexOf(":");
	if (t < 0) return "";
	let n = e.indexOf(":", t + 1);
	return e.slice(t + 1, n < 0 ? void 0 : n);
}
var Kn = (e) => e.slice(e.lastIndexOf(":") + 1), qn = (e, t) => t === void 0 ? e : `${e}:${t}`, V = (e, t, n) => `${e}:${t}:${n}`, H = (e, t) => e[Gn[t]], Jn = (e) => e === "give" || e === "ask", Yn = (e, t) => t === "give" || t === "promise" ? e.sender : e.receiver;
function Xn(e, t) {
	return (Jn(e) ? ln : un).indexOf(z(t)) * dn.length + Math.max(0, dn.indexOf(Kn(t)));
}
var Zn = (e, t, n) => ({
	...e,
	[Gn[t]]: [...H(e, t), n].sort((e, n) => Xn(t, e) - Xn(t, n) || (e < n ? -1 : +(e > n)))
}), Qn = (e) => R.flatMap((t) => H(e, t).length === 0 ? [] : `${t} ${H(e, t).join(", ")}`).join(" / "), $n = (e) => ({
	moment: e.moment,
	sender: e.receiver,
	receiver: e.sender,
	answers: 0,
	give: e.ask,
	ask: e.give,
	askWord: e.promise,
	promise: e.askWord
}), er = V("word", "own", "judged"), tr = (e) => Zt.includes(e), nr = (e, t) => {
	if (!tr(e)) return e === t;
	let { type: n } = k[t];
	return n === e || e === "dragon" && n === "untyped";
};
function rr(e) {
	let { seats: t, core: n, settings: r } = e, i = w(e, [...cn]), a = w(e, [
		...an,
		...qt,
		...Jt
	]), o = [];
	for (let n = 0; n < 2 * t; n++) o.push(T(e, i));
	return {
		core: n,
		settings: r,
		round: 0,
		first: 0,
		active: 0,
		adventure: a,
		discard: [],
		guild: i,
		shop: [...nn],
		setApart: [...tn],
		gone: [],
		reserve: 40 - t * r.startingGems,
		pot: 0,
		arenaFought: !1,
		lastRound: !1,
		over: !1,
		turnedUp: !1,
		cursed: -1,
		fog: !1,
		bounty: !1,
		fair: !1,
		card: "none",
		lookQuests: o,
		lookCards: [],
		fight: M(),
		fallen: {
			attacker: -1,
			defender: -1
		},
		talk: _n(t),
		deals: [],
		ledger: [],
		due: [],
		players: Array.from({ length: t }, () => ({
			...vn(r.startingGems),
			temper: qe(e, mn)
		}))
	};
}
var ir = (e, t) => e.lookQuests.slice(2 * t, 2 * t + 2), ar = A.allAtOnce("main-quest", {
	seats: (e) => e.players.map((e, t) => t),
	step: (e, t, n) => n.length === 0 ? "main-quest" : void 0,
	options(e, t, n, r) {
		for (let n of ir(e, t)) r.add(n);
	},
	commit(e, t) {
		t.forEach(([t], n) => {
			let [r, i] = ir(e, n);
			e.players[n].main = t, e.guild.push(t === r ? i : r), A.tell(() => ({
				type: "main-chosen",
				rule: "QT-SETUP-5",
				seat: n,
				secret: {
					to: [n],
					quest: t
				}
			}));
		}), e.lookQuests = [];
	},
	quiet: !0
});
function or(e) {
	let t = [];
	for (let n of e.guild) L(t, n);
	e.guild = w(e, t);
	let n = w(e, [...Qt]);
	e.players.forEach((t, r) => {
		let i = T(e, n);
		t.character = i, A.tell(() => ({
			type: "character",
			rule: "QT-SETUP-7",
			seat: r,
			character: i
		}));
	}), e.players.forEach((t, n) => {
		if (t.character !== "ranger") return;
		let r = qe(e, Zt);
		t.enemy = r, A.tell(() => ({
			type: "sworn-enemy",
			rule: "QT-SETUP-9",
			seat: n,
			enemy: r
		}));
	});
}
function sr(e) {
	let t = e.players.map((e, t) => t);
	for (; t.length > 1;) {
		let n = t.map((t) => {
			let n = C(e, 8);
			return A.tell(() => ({
				type: "start-roll",
				rule: "QT-SETUP-12",
				seat: t,
				pips: n
			})), n;
		}), r = Math.max(...n);
		t = t.filter((e, t) => n[t] === r);
	}
	e.first = t[0], e.active = e.first, A.tell(() => ({
		type: "starts",
		rule: "QT-SETUP-12",
		seat: e.first
	}));
}
var cr = (e) => e.startsWith("quest:") && !e.includes("::") ? "quest" : e, lr = (e) => ({
	...e,
	give: e.give.map(cr)
});
function ur(e, t) {
	return {
		settings: e.settings,
		...e.round === 0 ? {} : {
			round: e.round,
			first: e.first,
			active: e.active
		},
		adventureLeft: e.adventure.length,
		discard: e.discard.slice(),
		guildLeft: e.guild.length,
		shop: e.shop.slice(),
		setApart: e.setApart.slice(),
		gone: e.gone.slice(),
		reserve: e.reserve,
		pot: e.pot,
		arenaFought: e.arenaFought,
		lastRound: e.lastRound,
		...pr("cursed", e.cursed),
		fog: e.fog,
		bounty: e.bounty,
		fair: e.fair,
		...fr("card", e.card),
		lookQuests: mr(e, t),
		lookCards: t === e.active ? e.lookCards.slice() : e.lookCards.map(() => "?"),
		...e.fight.kind === "none" ? {} : { fight: hr(e.fight, e.fight.kind) },
		...e.fallen.attacker === -1 ? {} : { fallen: { ...e.fallen } },
		...fr("moment", e.talk.moment),
		offers: e.talk.standing.map((n) => yr(e, n, t)),
		deals: e.deals.map((n) => yr(e, n, t)),
		ledger: e.ledger.map((n) => xr(e, n, t)),
		players: e.players.map((n, r) => Sr(e, n, r, t)),
		...e.fight.kind === "arena" ? { _principals: gr(e) } : {},
		_rest: {
			offers: e.talk.offers,
			sent: e.talk.sent.slice(),
			closed: e.talk.closed.slice(),
			due: e.due.filter((n) => !br(e, e.ledger[n - 1], t)),
			settling: [...new Set(e.due.map((t) => e.ledger[t - 1].giver))],
			over: e.over,
			turnedUp: e.turnedUp,
			...t === "spectator" ? {} : { temper: e.players[t].temper }
		}
	};
}
var dr = (e, t, n) => t === n ? {} : { [e]: t }, fr = (e, t) => dr(e, t, "none"), pr = (e, t) => dr(e, t, -1), U = (e, t) => dr(e, t, 0);
function mr(e, t) {
	if (e.round > 0) return t === e.active ? e.lookQuests.slice() : e.lookQuests.map(() => "?");
	let n = t === "spectator" ? [] : ir(e, t);
	return e.lookQuests.map((e) => n.includes(e) ? e : "?");
}
function hr(e, t) {
	return {
		kind: t,
		stage: e.stage,
		...fr("monster", e.monster),
		mayFlee: e.mayFlee,
		...pr("ally", e.ally),
		attacker: e.attacker,
		...pr("defender", e.defender),
		...pr("richer", e.richer),
		announced: e.announced.slice(),
		...U("green", e.green),
		...U("red", e.red),
		rerolled: e.rerolled.slice(),
		open: e.open,
		won: e.won,
		...U("gems", e.gems),
		...U("trophies", e.trophies),
		...U("shareGems", e.shareGems),
		...U("shareTrophies", e.shareTrophies),
		shareCard: e.shareCard
	};
}
var gr = (e) => [e.fight.attacker, e.fight.defender].map((t, n) => ({
	power: An(e, t, n === 1),
	terms: jn(e, t, n === 1)
}));
function _r({ fight: e, players: t }, n, r) {
	if (e.kind === "arena" && e.fists.length !== 0 && e.stage !== "fists" && n !== e.attacker && n !== e.defender) return e.open || r || t[n].petrified ? e.fists[n] : "closed";
}
var vr = (e, ...t) => e !== "spectator" && t.includes(e);
function yr(e, t, n) {
	let { id: r, moment: i, sender: a, receiver: o, answers: s } = t, c = {
		id: r,
		moment: i,
		sender: a,
		receiver: o
	};
	if (s !== 0 && (c.answers = s), e.settings.talk === "whispered" && !e.turnedUp && !vr(n, a, o)) return c;
	let { give: l, ask: u, askWord: d, promise: f } = n === a ? t : lr(t);
	return [c.give, c.ask, c.askWord, c.promise] = [
		l,
		u,
		d,
		f
	], t.text !== void 0 && (c.text = t.text), c;
}
var br = (e, { state: t, giver: n, receiver: r }, i) => e.settings.talk === "whispered" && t === "running" && !vr(i, n, r);
function xr(e, t, n) {
	let { number: r, round: i, giver: a, receiver: o, state: s } = t, c = {
		number: r,
		round: i,
		giver: a,
		receiver: o,
		state: s
	};
	if (br(e, t, n)) return c;
	let { moment: l, offer: u, kind: d, subject: f, due: p, delivered: m, plundered: ee, called: h, turns: te, text: ne } = t;
	return {
		word: V(d, f, p),
		...c,
		moment: l,
		offer: u,
		...U("delivered", m),
		plundered: ee,
		called: h,
		later: te > 0,
		...ne === void 0 ? {} : { text: ne }
	};
}
function Sr(e, t, n, r) {
	let i = n === r, a = i || e.turnedUp, o = {
		token: t.token,
		gems: t.gems,
		trophies: t.trophies,
		wounds: t.wounds,
		power: Dn(e, n),
		allyPower: Mn(e, n, "none"),
		worn: t.worn.slice(),
		loose: t.loose.slice(),
		spoils: t.spoils.slice(),
		mainDone: t.mainDone,
		secondary: a ? t.secondary.slice() : t.secondary.map(() => "?"),
		done: t.done.slice(),
		beaten: t.beaten.slice(),
		allyWins: t.allyWins,
		loneWins: t.loneWins,
		temples: t.temples,
		kritikWin: t.kritikWin,
		avenged: t.avenged,
		boughtQuest: t.boughtQuest,
		boughtTrophy: t.boughtTrophy,
		clover: t.clover,
		wonHere: t.wonHere,
		webbed: t.webbed,
		petrified: t.petrified
	};
	t.character !== "none" && (o.character = t.character), t.enemy !== "none" && (o.enemy = t.enemy), t.main !== "none" && (o.main = a ? t.main : "?"), i && t.standing.length > 0 && (o.standing = t.standing.slice());
	let s = _r(e, n, i);
	return s !== void 0 && (o.hand = s), e.turnedUp && (o.temper = t.temper), o;
}
var Cr = [
	"attacker",
	"defender",
	"none"
], wr = [
	"fists",
	"dice",
	"after"
];
function Tr(e, t, n, r) {
	let i = Fr(Dr(e), r), a = Fr(Or(e), r), { offers: o, sent: s, closed: c, over: l, turnedUp: u, temper: d } = e._rest, f = e.players.map((e, t) => Ar(e, i, (t === n ? d : void 0) ?? e.temper ?? mn[r(mn.length)]));
	return {
		core: t,
		settings: e.settings,
		round: e.round ?? 0,
		first: e.first ?? 0,
		active: e.active ?? 0,
		lookCards: e.lookCards.map((e) => e === "?" ? a.pop() : e),
		adventure: a,
		discard: e.discard,
		lookQuests: e.lookQuests.map((e) => Er(e, i)),
		guild: i,
		shop: e.shop,
		setApart: e.setApart,
		gone: e.gone,
		reserve: e.reserve,
		pot: e.pot,
		arenaFought: e.arenaFought,
		lastRound: e.lastRound,
		over: l,
		turnedUp: u,
		cursed: e.cursed ?? -1,
		fog: e.fog,
		bounty: e.bounty,
		fair: e.fair,
		card: e.card ?? "none",
		fight: kr(e, r),
		fallen: e.fallen ?? {
			attacker: -1,
			defender: -1
		},
		talk: {
			moment: e.moment ?? "none",
			standing: e.offers.map((e) => Mr(e, f)),
			sent: s,
			closed: c,
			offers: o
		},
		deals: e.deals.map((e) => Mr(e, f)),
		ledger: e.ledger.map(Nr),
		due: jr(e),
		players: f
	};
}
var Er = (e, t) => e === "?" ? t.pop() : e;
function Dr(e) {
	let t = new Set(e.lookQuests);
	for (let { main: n, secondary: r, done: i } of e.players) for (let e of [
		...r,
		...i,
		...n === void 0 ? [] : [n]
	]) t.add(e);
	return cn.filter((e) => !t.has(e));
}
function Or(e) {
	let t = /* @__PURE__ */ new Set([...e.discard, ...e.lookCards]);
	e.fight?.monster !== void 0 && t.add(e.fight.monster);
	for (let { spoils: n } of e.players) for (let e of n) t.add(e);
	return [
		...an,
		...qt,
		...Jt
	].filter((e) => !t.has(e));
}
function kr({ fight: e, players: t }, n) {
	if (e === void 0) return M();
	let r = t.map(({ hand: e = "none" }) => e === "closed" ? Cr[n(Cr.length)] : e);
	return {
		...M(),
		...e,
		fists: e.kind === "arena" && wr.includes(e.stage) ? r : []
	};
}
function Ar(e, t, n) {
	let r = [];
	for (let n of e.secondary) L(r, Er(n, t));
	return {
		character: e.character ?? "none",
		token: e.token,
		enemy: e.enemy ?? "none",
		gems: e.gems,
		trophies: e.trophies,
		wounds: e.wounds,
		worn: e.worn,
		loose: e.loose,
		spoils: e.spoils,
		main: e.main === void 0 ? "none" : Er(e.main, t),
		secondary: r,
		done: e.done,
		mainDone: e.mainDone,
		standing: e.standing ?? [],
		beaten: e.beaten,
		allyWins: e.allyWins,
		loneWins: e.loneWins,
		temples: e.temples,
		kritikWin: e.kritikWin,
		avenged: e.avenged,
		boughtQuest: e.boughtQuest,
		boughtTrophy: e.boughtTrophy,
		clover: e.clover,
		wonHere: e.wonHere,
		webbed: e.webbed,
		petrified: e.petrified,
		temper: n
	};
}
function jr({ _rest: { due: e, settling: t }, ledger: n }) {
	let r = (t) => e.filter((e) => n[e - 1].giver === t);
	return t.flatMap((e) => {
		let t = r(e), i = n.find((t) => t.giver === e && t.state === "running" && t.word === void 0);
		return t.length > 0 || i === void 0 ? t : [i.number];
	});
}
function Mr(e, t) {
	let { id: n, moment: r, sender: i, receiver: a, answers: o = 0 } = e, { give: s = [], ask: c = [], askWord: l = [], promise: u = ["word:friends:judged"] } = e, d = t[i].secondary.slice(), f = (e) => e === "quest" ? `quest:${d.pop() ?? cn[0]}` : e, p = e.text === void 0 ? {} : { text: e.text };
	return {
		id: n,
		moment: r,
		sender: i,
		receiver: a,
		answers: o,
		give: s.map(f),
		ask: c,
		askWord: l,
		promise: u,
		...p
	};
}
var Nr = (e) => ({
	number: e.number,
	round: e.round,
	moment: e.moment ?? "V1",
	giver: e.giver,
	receiver: e.receiver,
	...Pr(e.word ?? "word:friends:judged"),
	offer: e.offer ?? 0,
	state: e.state,
	delivered: e.delivered ?? 0,
	plundered: e.plundered ?? !1,
	called: e.called ?? !1,
	turns: +(e.later === !0),
	...e.text === void 0 ? {} : { text: e.text }
}), Pr = (e) => ({
	kind: z(e),
	subject: B(e),
	due: Kn(e)
});
function Fr(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
var Ir = 3, Lr = (e) => e in k, Rr = (e, t) => e.round < Ir && (t === "toll" || Lr(t) && k[t].type === "dragon"), zr = (e) => +(e === "bridge-troll"), Br = (e) => e === "mimic";
function Vr(e) {
	if (!Br(e.fight.monster)) return 0;
	let t = C(e, 8);
	return A.tell(() => ({
		type: "rolled-chest",
		rule: "QT-CARD-48",
		seat: e.active,
		pips: t
	})), t;
}
function Hr(e) {
	e.fair = !0;
}
var Ur = (e) => +!!e.fair, Wr = (e) => +!!e.includes("traders-brooch");
function Gr(e, t, n, r = !1) {
	let i = O[n].price, a = r ? Math.floor(i / 2) : i;
	return Math.max(1, a - Ur(e) - Wr(e.players[t].worn));
}
function W(e, t) {
	let n = e.findIndex((e) => en.indexOf(e) > en.indexOf(t));
	e.splice(n < 0 ? e.length : n, 0, t);
}
function G(e, t) {
	e.splice(e.indexOf(t), 1);
}
var Kr = (e, t) => e.find((e) => O[e].type === O[t].type);
function K(e, t, n) {
	let { worn: r, loose: i } = e.players[t], a = Kr(r, n);
	if (a === void 0) W(r, n);
	else return W(i, n), {
		proc: "surplus",
		todo: [{
			seat: t,
			items: [a, n]
		}],
		at: 0
	};
}
var qr = (e, t, n) => Kr(e.players[t].worn, n[1]), Jr = A.eachInTurn("surplus", {
	who: (e, { seat: t }) => t,
	options(e, t, { items: n }, r) {
		r.add(qr(e, t, n)), r.add(n[1]);
	},
	choose(e, t, { items: n }, r) {
		let { worn: i, loose: a } = e.players[t];
		if (r === n[1]) {
			let o = qr(e, t, n);
			G(i, o), G(a, r), W(a, o), W(i, r);
		}
		A.tell(() => ({
			type: "wears",
			rule: "QT-SHOP-3",
			seat: t,
			item: r
		}));
	},
	about: (e, t, { items: n }) => ({ items: [qr(e, t, n), n[1]].map((e) => `item:${e}`) }),
	quiet: !0
});
function Yr(e, t, n) {
	let { worn: r, loose: i } = e.players[t];
	if (i.includes(n)) {
		G(i, n);
		return;
	}
	G(r, n);
	let a = i.filter((e) => O[e].type === O[n].type);
	if (a.length === 0) return;
	let o = a.reduce((e, t) => O[t].bonus > O[e].bonus ? t : e);
	G(i, o), W(r, o);
}
function Xr(e, t) {
	W(tn.includes(t) ? e.setApart : e.shop, t);
}
function Zr(e) {
	e.players.forEach((t, n) => {
		for (let r of t.loose) Xr(e, r), A.tell(() => ({
			type: "returned",
			rule: "QT-SHOP-3",
			seat: n,
			item: r
		}));
		t.loose.length > 0 && (t.loose = []);
	});
}
var Qr = (e) => e.includes("dragon-armour"), $r = (e) => e.includes("menders-ring") ? 2 : 1, ei = (e) => e.includes("rune-shield"), ti = (e) => +(e === "vampire");
function ni(e) {
	e.players[e.active].webbed = !0;
}
function ri(e, t) {
	let n = e.players[t];
	return n.webbed ? (n.webbed = !1, A.tell(() => ({
		type: "webbed",
		rule: "QT-RULING-58",
		seat: t
	})), !0) : !1;
}
function ii(e, t, n, r) {
	let i = e.players[t], a = i.wounds;
	i.wounds = Math.min(4, a + n);
	let o = i.wounds - a;
	A.tell(() => ({
		type: "wounded",
		rule: r,
		seat: t,
		wounds: o
	}));
}
function ai(e, t, n) {
	let r = (n ? 2 : 1) + ti(e.fight.monster);
	ii(e, t, oi(e, t) ? 1 : r, n ? "QT-WOUND-3" : "QT-WOUND-2");
}
function oi(e, t) {
	let { worn: n } = e.players[t];
	return wn(e, t) || ei(n) || Qr(n);
}
function q(e, t, n, r) {
	let i = e.players[t], a = Math.min(i.wounds, n);
	a !== 0 && (i.wounds -= a, A.tell(() => ({
		type: "healed",
		rule: r,
		seat: t,
		wounds: a
	})));
}
function si(e, t) {
	ri(e, t) || q(e, t, $r(e.players[t].worn), "QT-WOUND-5");
}
function ci(e, t, n) {
	e.cursed === t && (e.cursed = -1, A.tell(() => ({
		type: "uncursed",
		rule: n,
		seat: t
	})));
}
function li(e, t, n) {
	e.cursed = t, A.tell(() => ({
		type: "cursed",
		rule: n,
		seat: t
	}));
}
var ui = 5, di = 6, fi = (e) => ({
	proc: "wish",
	todo: [e.active],
	at: 0
}), pi = A.eachInTurn("wish", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.shop) r.add(`item:${t}`, O[t].price > di ? "QT-CARD-46" : void 0);
		r.add("gems"), r.add("trophy");
	},
	choose(e, t, n, r) {
		if (r === "trophy") {
			A.tell(() => ({
				type: "wished",
				rule: "QT-CARD-46",
				seat: t,
				wish: "trophy"
			})), I(e, t, 1);
			return;
		}
		if (r === "gems") {
			A.tell(() => ({
				type: "wished",
				rule: "QT-CARD-46",
				seat: t,
				wish: "gems"
			})), P(e, t, ui), q(e, t, 4, "QT-CARD-46");
			return;
		}
		let i = r.slice(5);
		return G(e.shop, i), A.tell(() => ({
			type: "wished",
			rule: "QT-CARD-46",
			seat: t,
			wish: i
		})), K(e, t, i);
	},
	quiet: !0
}), mi = (e, t) => (n) => {
	let { active: r } = n;
	if (n.setApart.includes(t)) return G(n.setApart, t), A.tell(() => ({
		type: "prize",
		rule: k[e].rule,
		seat: r,
		item: t
	})), K(n, r, t);
};
function hi(e) {
	let { active: t } = e, { ally: n } = e.fight;
	for (let r of n === -1 ? [t] : [t, n]) e.players[r].petrified = !0, A.tell(() => ({
		type: "petrified",
		rule: "QT-CARD-9",
		seat: r
	}));
}
function gi(e) {
	let { active: t } = e;
	e.players[t].gems !== 0 && (F(e, t, 1), A.tell(() => ({
		type: "pilfered",
		rule: "QT-CARD-16",
		seat: t,
		gems: 1
	})));
}
function _i(e) {
	let { active: t } = e, { ally: n } = e.fight;
	for (let r of n === -1 ? [t] : [t, n]) q(e, r, 4, "QT-CARD-47"), ci(e, r, "QT-CARD-47");
}
var vi = {
	"weaver-spider": ni,
	"one-eyed-basilisk": hi,
	"pilfering-goblin": gi
}, yi = (e) => vi[e.fight.monster]?.(e), bi = {
	"emerald-dragon": mi("emerald-dragon", "dragon-amulet"),
	"brazen-dragon": mi("brazen-dragon", "dragon-armour"),
	"scarlet-dragon": mi("scarlet-dragon", "dragon-sword"),
	djinn: fi,
	"temple-guardian": _i
}, xi = (e) => bi[e.fight.monster]?.(e), Si = 2;
function Ci(e) {
	e.bounty = !0;
}
var wi = (e) => e.bounty ? Si : 0, Ti = [
	"gems",
	"loot",
	"trophy",
	"fist",
	"help",
	"truce"
];
function Ei(e) {
	let { give: t, ask: n, askWord: r, promise: i } = e;
	return t.length > 3 || n.length + r.length > 3 || i.length > 3 ? !1 : R.every((t) => Di(H(e, t))) && !Oi(t, i) && !Oi(n, r);
}
function Di(e) {
	let t = e.map((e) => z(e) === "word" ? e : `${z(e)}:${B(e)}`);
	return new Set(t).size === e.length && Ti.every((t) => e.filter((e) => z(e) === t).length <= 1);
}
var Oi = (e, t) => e.some((e) => t.some((t) => {
	let n = z(e);
	return (n === "item" || n === "spoils") && z(t) === n && B(t) === B(e);
})), ki = ({ give: e, ask: t, askWord: n, promise: r }, i) => i === "give" ? e.length : i === "promise" ? r.length : t.length + n.length;
function Ai(e, t, n, r) {
	let { give: i, ask: a, askWord: o, promise: s } = t, c = H(t, n);
	if (ki(t, n) >= 3) return !1;
	let l = z(r);
	for (let e of c) if (z(e) === l && (Ti.includes(l) || B(e) === B(r))) return !1;
	let u = n === "give" ? s : n === "promise" ? i : n === "ask" ? o : a;
	return u.length > 0 && Oi([r], u) || !Mi(e, Yn(t, n), n, r) ? !1 : l !== "quest" || Ni(e, Zn(t, n, r)) === void 0;
}
function ji(e, t) {
	for (let n of R) {
		let r = Yn(t, n), i = H(t, n).find((t) => !Mi(e, r, n, t));
		if (i !== void 0) return i;
	}
	return Ni(e, t);
}
function Mi(e, t, n, r) {
	let { gems: i, worn: a, loose: o, spoils: s, secondary: c } = e.players[t], l = B(r), u = n === "give" || n === "ask";
	switch (z(r)) {
		case "gems": return !u || i >= Number(l);
		case "item": return a.includes(l) || o.includes(l);
		case "spoils": return s.some((e) => nr(l, e));
		case "quest": return l === "" ? c.length > 0 : c.includes(l);
		case "call": return e.ledger.some(({ number: e, state: t }) => e === Number(l) && t === "running");
		default: return !0;
	}
}
var J = (e) => e.filter((e) => z(e) === "quest");
function Ni(e, t) {
	let [n, r] = [J(t.give), J(t.ask)], [i, a] = [e.players[t.sender].secondary.length, e.players[t.receiver].secondary.length];
	if (r.length > 0 && i - n.length + r.length > 3) return r[0];
	if (n.length > 0 && a - r.length + n.length > 3) return n[0];
	if (J(t.promise).length > i - n.length) return J(t.promise)[0];
	if (J(t.askWord).length > a - r.length) return J(t.askWord)[0];
}
var Pi = (e) => [
	"split",
	"after",
	"after-win",
	"this-arena"
].includes(Kn(e));
function Fi(e) {
	e.fog = !0;
}
var Ii = (e) => e.fog && e.fight.kind === "dungeon";
function Li(e, t) {
	e.talk.moment = t;
}
function Y(e) {
	let { talk: t } = e;
	if (t.moment !== "none") {
		for (let { id: e, sender: n, receiver: r } of t.standing) A.tell(() => ({
			type: "offer-expired",
			rule: "QT-TALK-26",
			offer: e,
			seat: n,
			toSeat: r
		}));
		S(e), t.standing = [], t.sent.fill(0), t.closed.fill(!1), t.moment = "none", e.core.aside.some(({ kind: e }) => e === "talk" || e === "deal") && (e.core.aside = e.core.aside.filter(({ kind: e }) => e !== "talk" && e !== "deal"));
	}
}
var Ri = (e, t) => t === e.fight.attacker || t === e.fight.defender;
function zi(e, t, n) {
	if (t === n) return !1;
	switch (e.talk.moment) {
		case "V1": return t === e.active || n === e.active;
		case "V2": return t === e.active || n === e.active || Vi(e, t, n) || Vi(e, n, t);
		case "D": return (t === e.active || n === e.active) && e.fight.ally === -1 && Bi(e, t === e.active ? n : t);
		case "A": return Ri(e, t) !== Ri(e, n) && Bi(e, Ri(e, t) ? n : t);
		case "none": return !1;
	}
}
var Bi = (e, t) => !e.players[t].petrified && !Ii(e), Vi = (e, t, n) => e.talk.moment === "V2" && t === e.fallen.defender && n !== e.fallen.attacker && n !== e.fallen.defender && n !== e.active, Hi = (e, t, n) => Math.min(t, n) * e.players.length + Math.max(t, n), Ui = (e, t, n) => e.talk.closed[Hi(e, t, n)];
function Wi(e, t, n) {
	e.talk.closed[Hi(e, t, n)] = !0;
}
var Gi = (e, t, n) => e.talk.sent[t * e.players.length + n];
function Ki(e, t, n) {
	e.talk.sent[t * e.players.length + n]++;
}
function qi(e, t) {
	let n = e.core.stack.at(-1);
	return n?.proc === "arena-talk" && (n.drafts[t]?.length ?? 0) > 0;
}
var Ji = (e, t) => e.talk.moment === "A" ? Ri(e, t) : e.talk.moment !== "D" || t === e.active, Yi = [
	"gems",
	"item",
	"spoils",
	"quest"
], Xi = [
	"loot",
	"trophy",
	"card",
	"gems",
	"item",
	"spoils",
	"quest",
	"fist",
	"help",
	"truce",
	"word"
];
function Zi(e, t, n) {
	return ea(e, t, n) ? (Jn(n) ? Yi : Xi).filter((r) => ta(e, t, n, r).some((r) => Ai(e, t, n, r))) : [];
}
var Qi = (e, t, n, r) => ea(e, t, n) ? ta(e, t, n, r).filter((r) => Ai(e, t, n, r)) : [];
function $i(e, t, n) {
	return !ea(e, t, n) || ki(t, n) >= 3 ? !1 : !Jn(n) && !oa(e, t, Yn(t, n)) || Zi(e, t, n).length > 0;
}
var ea = (e, t, n) => !t.ask.some((e) => e.startsWith("call")) && (n === "give" || !Vi(e, t.sender, t.receiver));
function ta(e, t, n, r) {
	let i = Yn(t, n);
	if (Jn(n)) return na(e, t, n, i, r);
	let a = ra(e, t, i, r);
	return oa(e, t, i) ? a.filter(Pi) : a;
}
function na(e, t, n, r, i) {
	if (!Ji(e, r) && e.settings.helpGoods === "principal") return [];
	let { gems: a, worn: o, loose: s, spoils: c, secondary: l } = e.players[r];
	switch (i) {
		case "gems": return fa.slice(0, a);
		case "item": return [...o, ...s].map((e) => qn("item", e));
		case "spoils": return c.map((e) => qn("spoils", e));
		default: return r === t.sender ? l.map((e) => qn("quest", e)) : l.length > 0 && !H(t, n).includes("quest") ? ["quest"] : [];
	}
}
function ra(e, t, n, r) {
	let { worn: i, loose: a, spoils: o, secondary: s } = e.players[n], c = (t) => aa(e, n).map((e) => V(r, t, e));
	switch (r) {
		case "loot":
		case "trophy":
		case "card": return ia(e, n, r);
		case "gems": return aa(e, n).flatMap((e) => da[e]);
		case "item": return [...i, ...a].flatMap(c);
		case "spoils": return [...o, ...Zt].flatMap(c);
		case "quest": return s.length > 0 ? c("") : [];
		case "fist": return e.talk.moment !== "A" || Ji(e, n) ? [V("fist", "", "next-arena")] : [];
		case "help": return [V("help", "", "next-fight")];
		case "truce": return pa.map((t) => V("truce", e.round + t - 1, "round-end"));
		case "word": return t.askWord.includes(er) || t.promise.includes(er) ? ma : ha;
	}
}
function ia(e, t, n) {
	let { moment: r } = e.talk;
	if (!Ji(e, t)) return [];
	if (r === "A") return n === "loot" ? X(10).map((e) => V("loot", e, "after-win")) : [];
	if (r !== "D") return [];
	if (n === "card") return [V("card", "", "split")];
	let i = e.fight.monster, { gems: a, trophies: o } = k[i];
	return n === "trophy" ? X(o).map((e) => V("trophy", e, "split")) : X(a + (Br(i) ? 8 : 0) + wi(e)).map((e) => V("loot", e, "split"));
}
function aa(e, t) {
	if (!Ji(e, t)) return [];
	switch (e.talk.moment) {
		case "A": return ["after", "after-win"];
		case "V2": return ["next-turn"];
		default: return t === e.active ? ["this-turn", "next-turn"] : ["next-turn"];
	}
}
var oa = (e, t, n) => sa(e, n) + ca(t, n) >= 8;
function sa(e, t) {
	let n = 0;
	for (let r of e.ledger) r.giver === t && r.state === "running" && !Pi(`::${r.due}`) && n++;
	return n;
}
var ca = (e, t) => (t === e.sender ? e.promise : e.askWord).filter((e) => !Pi(e)).length, la = (e, t) => [t.sender, t.receiver].every((n) => ca(t, n) === 0 || sa(e, n) + ca(t, n) <= 8), X = (e) => Array.from({ length: e }, (e, t) => t + 1), ua = (e) => X(10).map((t) => V("gems", t, e)), da = {
	"this-turn": ua("this-turn"),
	"next-turn": ua("next-turn"),
	after: ua("after"),
	"after-win": ua("after-win")
}, fa = X(40).map((e) => qn("gems", e)), pa = X(4), ma = fn.map((e) => V("word", e, "judged")), ha = [...ma, er], Z = (e) => e.ledger.filter((e) => e.state === "running");
function Q(e, t, n, r) {
	if (t.state !== "running") return;
	e.settings.talk === "whispered" && S(e), t.state = n;
	let { number: i, giver: a, receiver: o, kind: s, delivered: c } = t;
	if (A.tell(() => ({
		type: "judged",
		rule: r,
		line: i,
		seat: a,
		toSeat: o,
		word: s,
		verdict: n,
		delivered: c
	})), n === "broken") for (let n of Z(e)) n.offer === t.offer && n.giver === o && Q(e, n, "void", "QT-TALK-42");
}
function ga(e, t, n, r) {
	t.delivered = n, Q(e, t, n >= r ? "kept" : "broken", "QT-TALK-41");
}
function _a(e) {
	let { ally: t, shareGems: n, shareTrophies: r, shareCard: i, gems: a } = e.fight;
	for (let o of Z(e)) {
		if (o.due !== "split") continue;
		let s = o.receiver === t;
		o.kind === "loot" ? ga(e, o, s ? n : 0, Math.min(Number(o.subject), a)) : o.kind === "trophy" ? ga(e, o, s ? r : 0, Number(o.subject)) : ga(e, o, s && i ? 1 : 0, 1);
	}
}
function va(e) {
	for (let t of Z(e)) t.due === "split" && Q(e, t, "void", "QT-TALK-42");
}
function ya(e, t) {
	for (let n of Z(e)) n.kind === "help" && n.receiver === e.active && (n.turns > 0 ? n.turns-- : Bi(e, n.giver) && Q(e, n, t && e.fight.ally === -1 && n.called ? "broken" : "void", "QT-TALK-44"));
}
function ba(e) {
	let { attacker: t, defender: n } = e.fight;
	for (let r of Z(e)) r.kind === "truce" && r.giver === t && r.receiver === n && Q(e, r, "broken", "QT-TALK-43");
}
function xa(e) {
	for (let t of Z(e)) t.kind === "truce" && Number(t.subject) <= e.round && Q(e, t, "kept", "QT-TALK-43");
}
function Sa(e) {
	let { attacker: t, defender: n, fists: r } = e.fight;
	for (let i of Z(e)) {
		if (i.kind !== "fist" && i.kind !== "aside") continue;
		let a = i.receiver === t ? "attacker" : i.receiver === n ? "defender" : "none", o = i.giver === t || i.giver === n;
		if (a === "none" || o) continue;
		if (e.players[i.giver].petrified) {
			Q(e, i, "void", "QT-TALK-42");
			continue;
		}
		let s = r[i.giver];
		Q(e, i, (i.kind === "fist" ? s === a : s === "none" || s === a) ? "kept" : "broken", "QT-TALK-43");
	}
}
function Ca(e, t, n) {
	for (let r of Z(e)) {
		if (r.giver !== t) continue;
		let e = r.kind === "item" && r.subject === n, i = r.kind === "spoils" && n in k && nr(r.subject, n);
		(e || i) && (r.plundered = !0);
	}
}
function wa(e) {
	for (let t of Z(e)) t.kind === "truce" ? Q(e, t, "kept", "QT-TALK-47") : Q(e, t, t.kind === "word" ? "unjudged" : "void", "QT-TALK-47");
}
function Ta(e, t) {
	if (e.settings.talk === "open") return;
	let { id: n, sender: r, receiver: i } = t, [a, o] = [Ea(lr(t).give), Ea(t.ask)];
	a.length + o.length !== 0 && A.tell(() => ({
		type: "exchanged",
		rule: "QT-TALK-34",
		offer: n,
		seat: r,
		toSeat: i,
		give: a,
		ask: o
	}));
}
var Ea = (e) => e.filter((e) => !["help", "call"].includes(z(e)));
function Da(e, { id: t, sender: n, receiver: r }, i) {
	A.tell(() => {
		let a = {
			type: "refused",
			rule: "QT-TALK-18",
			offer: t,
			seat: r,
			toSeat: n
		};
		return e.settings.talk === "open" ? {
			...a,
			reason: i
		} : {
			...a,
			reason: "unheard",
			secret: {
				to: [n, r],
				reason: i
			}
		};
	});
}
function Oa(e, t, n, r) {
	A.tell(() => {
		let { id: i, sender: a, receiver: o, answers: s } = r, { give: c, ask: l, askWord: u, promise: d } = lr(r), f = {
			give: c,
			ask: l,
			askWord: u,
			promise: d
		}, p = t === "signed", m = {
			type: t,
			rule: n,
			offer: i,
			answers: s,
			seat: p ? o : a,
			toSeat: p ? a : o
		};
		return e.settings.talk === "open" ? {
			...m,
			...f
		} : {
			...m,
			give: [],
			ask: [],
			askWord: [],
			promise: [],
			secret: {
				to: [a, o],
				...f
			}
		};
	});
}
function ka(e, t, n) {
	e.settings.talk === "whispered" && S(e), e.deals.push(t), Oa(e, "signed", "QT-TALK-24", t), Ta(e, t);
	let { sender: r, receiver: i } = t, a = t.ask.map((e) => e === "quest" ? `quest:${n}` : e), o = [...t.give.map((e) => ({
		piece: e,
		from: r,
		to: i
	})), ...a.map((e) => ({
		piece: e,
		from: i,
		to: r
	}))];
	for (let { piece: t, from: n } of o) Aa(e, n, t);
	for (let { piece: t, from: n, to: r } of o) ja(e, n, r, t);
	for (let n of t.askWord) Na(e, t, i, r, n);
	for (let n of t.promise) Na(e, t, r, i, n);
}
function Aa(e, t, n) {
	let r = e.players[t], i = B(n);
	switch (z(n)) {
		case "gems":
			r.gems -= Number(i);
			return;
		case "item":
			Yr(e, t, i);
			return;
		case "spoils":
			r.spoils.splice(r.spoils.indexOf(i), 1);
			return;
		case "quest":
			r.secondary.splice(r.secondary.indexOf(i), 1), r.standing = r.standing.filter((e) => e !== i);
			return;
	}
}
function ja(e, t, n, r) {
	let i = e.players[n], a = B(r);
	switch (z(r)) {
		case "gems":
			i.gems += Number(a);
			return;
		case "item": {
			let t = K(e, n, a);
			t !== void 0 && A.raise(t);
			return;
		}
		case "spoils":
			i.spoils.push(a);
			return;
		case "quest":
			S(e), L(i.secondary, a), A.tell(() => ({
				type: "quest-passed",
				rule: "QT-TRADE-2",
				seat: t,
				toSeat: n,
				secret: {
					to: [t, n],
					quest: a
				}
			}));
			return;
		case "call":
			Q(e, e.ledger.find(({ number: e }) => e === Number(a)), "kept", "QT-TALK-44"), e.fight.ally = t;
			break;
		default: e.fight.ally = t;
	}
	A.tell(() => ({
		type: "allied",
		rule: "QT-DUNGEON-5",
		seat: t,
		toSeat: n
	}));
}
function Ma(e, t, n, r, i) {
	let a = z(r) === "quest";
	A.tell(() => ({
		type: "handed-over",
		rule: i,
		seat: t,
		toSeat: n,
		thing: a ? "quest" : r
	})), Aa(e, t, r), ja(e, t, n, r);
}
function Na(e, t, n, r, i) {
	let a = Kn(i), o = z(i), s = a === "next-turn" && n === e.active || a === "next-fight" && t.moment === "D" && r === e.active, c = {
		number: e.ledger.length + 1,
		round: e.round,
		moment: t.moment,
		giver: n,
		receiver: r,
		kind: o,
		subject: B(i),
		due: a,
		offer: t.id,
		state: "running",
		delivered: 0,
		plundered: !1,
		called: !1,
		turns: +!!s,
		...i === er && t.text !== void 0 ? { text: t.text } : {}
	};
	e.ledger.push(c);
}
function Pa(e, t, n) {
	let { talk: r } = e, i = r.standing.find((e) => e.id === t.answers), a = n === void 0 || !Fa(t) ? {} : { text: n }, o = {
		id: ++r.offers,
		...t,
		answers: i?.id ?? 0,
		...a
	};
	Ki(e, o.sender, o.receiver), i === void 0 ? r.standing.push(o) : r.standing = r.standing.map((e) => e === i ? o : e), Ia(e, o, !0), Oa(e, i === void 0 ? "offered" : "countered", i === void 0 ? "QT-TALK-17" : "QT-TALK-19", o);
}
var Fa = (e) => [...e.promise, ...e.askWord].includes(er);
function Ia(e, t, n) {
	let r = t.ask.find((e) => z(e) === "call"), i = r === void 0 ? void 0 : e.ledger.find(({ number: e }) => e === Number(B(r)));
	i !== void 0 && (i.called = n);
}
function La(e, t) {
	e.talk.standing = e.talk.standing.filter((e) => e !== t);
}
function Ra(e) {
	if (e.talk.standing.length !== 0) for (let t of [...e.talk.standing]) {
		let n = ji(e, t);
		if (n === void 0) continue;
		La(e, t);
		let { id: r, sender: i, receiver: a } = t;
		A.tell(() => ({
			type: "offer-fell",
			rule: "QT-TALK-22",
			offer: r,
			seat: i,
			toSeat: a,
			secret: {
				to: [i, a],
				missing: z(n)
			}
		}));
	}
}
var za = (e, t) => e.talk.standing.find(({ id: e }) => e === Number(t?.split(":")[1])), Ba = (e, t) => za(e, e.core.aside.find((e) => e.kind === "deal" && e.seat === t)?.steps[0])?.sender, Va = (e) => e?.ask.includes("quest") === !0, Ha = {
	step(e, t, [n, r]) {
		if (n === void 0) return "deal";
		if (r === void 0) return n.startsWith("refuse") ? "deal-reason" : n.startsWith("sign") && Va(za(e, n)) ? "deal-quest" : void 0;
	},
	options(e, t, [n], r) {
		if (n !== void 0) {
			if (n.startsWith("refuse")) for (let e of pn) r.add(e);
			else for (let n of e.players[t].secondary) r.add(n);
		} else for (let n of e.talk.standing) n.receiver === t && (r.add(`sign:${n.id}`, la(e, n) ? void 0 : "QT-TALK-32"), r.add(`refuse:${n.id}`)), n.sender === t && r.add(`withdraw:${n.id}`);
	},
	carryOut(e, t, [n, r]) {
		let i = za(e, n);
		if (La(e, i), n.startsWith("sign")) return Ua(e, i, r);
		if (!n.startsWith("withdraw")) {
			Da(e, i, r);
			return;
		}
		Ia(e, i, !1);
		let { id: a, sender: o, receiver: s } = i;
		A.tell(() => ({
			type: "withdrawn",
			rule: "QT-TALK-21",
			offer: a,
			seat: o,
			toSeat: s
		}));
	},
	about(e, t, [n]) {
		let r = za(e, n);
		return r === void 0 ? void 0 : {
			fromSeat: r.sender,
			offer: r.id
		};
	}
};
function Ua(e, t, n) {
	ka(e, t, n);
	let r = e.talk.moment === "D" && e.fight.ally !== -1;
	for (let n of [...e.talk.standing]) {
		if ((n.sender !== t.sender || n.receiver !== t.receiver) && !r) continue;
		La(e, n);
		let { id: i, sender: a, receiver: o } = n;
		A.tell(() => ({
			type: "offer-expired",
			rule: r ? "QT-TALK-25" : "QT-TALK-20",
			offer: i,
			seat: a,
			toSeat: o
		}));
	}
}
var Wa = [
	"seat:0",
	"seat:1",
	"seat:2",
	"seat:3",
	"seat:4",
	"seat:5"
], Ga = {
	step: (e, t, n) => n.length === 0 ? "enough" : void 0,
	options(e, t, n, r) {
		if (e.talk.moment === "none") return;
		let i = !1;
		for (let n = 0; n < e.players.length; n++) zi(e, t, n) && !Ui(e, t, n) && (r.add(Wa[n]), i = !0);
		i && r.add("all");
	},
	carryOut(e, t, [n]) {
		e.players.forEach((r, i) => {
			if (!(i === t || n !== "all" && n !== `seat:${i}`) && zi(e, t, i) && !Ui(e, t, i)) {
				Wi(e, t, i);
				for (let n of [...e.talk.standing]) (n.sender === t && n.receiver === i || n.sender === i && n.receiver === t) && La(e, n);
				A.tell(() => ({
					type: "enough",
					rule: "QT-TALK-30",
					seat: t,
					toSeat: i
				}));
			}
		});
	}
}, $ = (e) => ({
	...e,
	next(t, n, r) {
		return Wn(t), Ra(t), e.next(t, n, r);
	}
}), Ka = (e, t) => e.players[t].worn.includes("power-armour"), qa = $(A.eachInTurn("announce", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("use"), r.add("keep");
	},
	choose(e, t, n, r) {
		r !== "keep" && (e.fight.announced.push(t), A.tell(() => ({
			type: "announced",
			rule: "QT-ARENA-13",
			seat: t,
			item: "power-armour"
		})));
	},
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function Ja(e) {
	for (let t of e.fight.announced) Yr(e, t, "power-armour"), e.gone.push("power-armour"), A.tell(() => ({
		type: "spent",
		rule: "QT-RULING-48",
		seat: t,
		item: "power-armour"
	}));
}
var Ya = (e) => e === "three-headed-hydra";
function Xa(e, t) {
	let n = C(e, 8);
	return Ya(t) ? Math.max(n, C(e, 8)) : n;
}
var Za = (e, t, n) => n === 7 && t !== -1 && e.players[t].worn.includes("dragon-amulet"), Qa = (e, t, n) => n === 8 || Za(e, t, n), $a = (e, t, n) => Qa(e, t, n) ? 16 : n, eo = (e, t) => e.active === t && !e.players[t].clover && e.players[t].worn.includes("silver-clover"), to = (e, t) => e.players[t].character === "sorcerer" && !e.players[t].token && N(e.fight.monster);
function no(e, t) {
	let n = e.players[t];
	n.character === "sorcerer" && n.token && (n.token = !1, A.tell(() => ({
		type: "fate-rested",
		rule: "QT-CARD-106",
		seat: t
	})));
}
var ro = (e) => j(e, e.fight.attacker).filter((t) => t !== e.fight.attacker && t !== e.fight.defender), io = (e, t) => ro(e).filter((n) => e.fight.fists[n] === t), ao = (e) => e.fight.won ? e.fight.attacker : e.fight.defender, oo = (e) => e.fight.won ? e.fight.defender : e.fight.attacker, so = (e) => [ao(e), ...io(e, e.fight.won ? "attacker" : "defender")], co = (e) => [oo(e), ...io(e, e.fight.won ? "defender" : "attacker")], lo = ({ power: e, die: t, doubled: n, allies: r }) => r.reduce((e, t) => e + t.power, n ? 2 * (e + t) : e + t), uo = (e) => e.fight.kind === "arena" ? po(e) : fo(e);
function fo(e) {
	let { attacker: t, ally: n, announced: r, green: i, red: a } = e.fight, o = e.fight.monster;
	return {
		green: {
			power: kn(e, t, o),
			die: $a(e, t, i),
			doubled: r.includes(t),
			allies: n === -1 ? [] : [mo(e, n)]
		},
		red: {
			power: k[o].power,
			die: $a(e, -1, a),
			doubled: !1,
			allies: []
		}
	};
}
function po(e) {
	let { announced: t, open: n } = e.fight, r = (r, i) => {
		let a = e.fight[r];
		return {
			power: An(e, a, r === "defender"),
			die: $a(e, a, i),
			doubled: t.includes(a),
			allies: n ? io(e, r).map((t) => mo(e, t)) : []
		};
	};
	return {
		green: r("attacker", e.fight.green),
		red: r("defender", e.fight.red)
	};
}
var mo = (e, t) => ({
	seat: t,
	power: Mn(e, t, e.fight.monster)
}), ho = (e, t) => !e.fight.rerolled.includes(t) && (to(e, t) || eo(e, t)), go = A.eachInTurn("reroll", {
	who: (e, t) => ho(e, t) ? t : void 0,
	options(e, t, n, r) {
		to(e, t) && r.add("sorcery"), eo(e, t) && r.add("clover"), r.add("keep");
	},
	choose(e, t, n, r) {
		if (r === "keep") return;
		let i = e.players[t], { fight: a } = e;
		r === "sorcery" ? i.token = !0 : i.clover = !0, a.rerolled.push(t);
		let o = C(e, 8), s = t === a.attacker ? a.green : a.red;
		t === a.attacker ? a.green = o : a.red = o, A.tell(() => ({
			type: "rerolled",
			rule: r === "sorcery" ? "QT-CARD-106" : "QT-CARD-96",
			seat: t,
			before: s,
			pips: o,
			sums: uo(e)
		}));
	},
	about: (e) => ({
		green: e.fight.green,
		red: e.fight.red
	}),
	quiet: !0
});
function _o(e, t) {
	e.players[t].character === "bard" && N(e.fight.monster) && Rn(e, t, "QT-CARD-110");
}
var vo = (e, t) => e.players[t].character === "bard" ? D.guildForBard : D.guild;
function yo(e, t) {
	e.players[t].worn.includes("diadem-of-eloquence") && Rn(e, t, "QT-CARD-100");
}
var bo = (e) => co(e).filter((t) => e.players[t].gems > 0);
function xo(e) {
	let t = so(e), n = j(e, e.fight.attacker).find((n) => t.includes(n) && e.players[n].character === "thief");
	return n === void 0 ? void 0 : {
		proc: "light-fingers",
		todo: [n],
		at: 0
	};
}
var So = A.eachInTurn("light-fingers", {
	who: (e, t) => bo(e).length === 0 ? void 0 : t,
	options(e, t, n, r) {
		for (let t of bo(e)) r.add(`seat:${t}`);
	},
	choose(e, t, n, r) {
		let i = Number(r.slice(5));
		e.players[i].gems--, e.players[t].gems++, A.tell(() => ({
			type: "light-fingers",
			rule: "QT-CARD-108",
			seat: t,
			toSeat: i,
			gems: 1
		}));
	},
	quiet: !0
});
function Co(e, t) {
	let { monster: n } = e.fight;
	e.players[t].character === "thief" && n !== "none" && N(n) && k[n].type === "humanoid" && Rn(e, t, "QT-CARD-108");
}
function wo(e) {
	let { fight: t } = e;
	if (!t.won) return;
	let { gems: n, trophies: r } = k[t.monster];
	t.gems = Math.min(e.reserve, n + Vr(e) + wi(e)), t.trophies = r;
}
function To(e) {
	let { won: t, ally: n, gems: r, trophies: i } = e.fight;
	t && n !== -1 && (r > 0 && A.raise({
		proc: "split-gems",
		todo: [e.active],
		at: 0
	}), i > 0 && A.raise({
		proc: "split-trophies",
		todo: [e.active],
		at: 0
	}), A.raise({
		proc: "split-card",
		todo: [e.active],
		at: 0
	}));
}
var Eo = (e) => ({
	ally: e.fight.ally,
	gems: e.fight.gems,
	trophies: e.fight.trophies,
	monster: e.fight.monster
}), Do = A.eachInTurn("split-gems", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t = 0; t <= e.fight.gems; t++) r.add(`${t}`);
	},
	choose(e, t, n, r) {
		e.fight.shareGems = Number(r);
	},
	about: Eo,
	quiet: !0
}), Oo = A.eachInTurn("split-trophies", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t = 0; t <= e.fight.trophies; t++) r.add(`${t}`);
	},
	choose(e, t, n, r) {
		e.fight.shareTrophies = Number(r);
	},
	about: Eo,
	quiet: !0
}), ko = A.eachInTurn("split-card", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("keep"), r.add("give");
	},
	choose(e, t, n, r) {
		e.fight.shareCard = r === "give";
	},
	about: Eo,
	quiet: !0
});
function Ao(e) {
	let { fight: t, active: n } = e;
	if (!t.won) return;
	let r = t.monster, i = t.ally !== -1;
	return P(e, n, t.gems - t.shareGems), A.tell(() => ({
		type: "won",
		rule: "QT-DUNGEON-11",
		seat: n,
		monster: r,
		gems: t.gems - t.shareGems,
		trophies: t.trophies - t.shareTrophies
	})), i && (P(e, t.ally, t.shareGems), A.tell(() => ({
		type: "split",
		rule: "QT-RULING-20",
		seat: n,
		toSeat: t.ally,
		gems: t.shareGems,
		trophies: t.shareTrophies,
		card: t.shareCard,
		monster: r
	}))), e.players[t.shareCard ? t.ally : n].spoils.push(r), I(e, n, t.trophies - t.shareTrophies), i && I(e, t.ally, t.shareTrophies), _a(e), xi(e);
}
var jo = 8;
function Mo(e) {
	let { fight: t, active: n } = e;
	if (!t.won) return;
	let r = e.players[n];
	Co(e, n), t.ally === -1 ? k[t.monster].power >= jo && r.loneWins++ : No(e, t.ally, !0), bn(e, n);
}
function No(e, t, n) {
	n && _o(e, t), yo(e, t), e.players[t].allyWins++;
}
function Po(e, t) {
	return e.fight = M(), e.fight.kind = "dungeon", e.fight.monster = t, e.fight.attacker = e.active, e.fight.mayFlee = !Br(t) && 2 * k[t].power >= 3 * kn(e, e.active, t), Li(e, "D"), {
		proc: "fight",
		at: 0
	};
}
var Fo = A.sequence("fight", [
	(e) => ({
		proc: "confront",
		todo: [e.active],
		at: 0
	}),
	(e) => Ka(e, e.active) ? {
		proc: "announce",
		todo: [e.active],
		at: 0
	} : void 0,
	zo,
	(e) => ho(e, e.active) ? {
		proc: "reroll",
		todo: [e.active],
		at: 0
	} : void 0,
	Bo,
	wo,
	To,
	Ao,
	Mo,
	Vo
], { aslongas: (e) => !e.fight.fled }), Io = $(A.eachInTurn("confront", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("fight");
		let { monster: i, mayFlee: a } = e.fight, o = zr(i), s = a ? e.players[t].gems < o ? "QT-CARD-26" : void 0 : Lo(i);
		r.add("flee", s);
	},
	choose(e, t, n, r) {
		ya(e, r === "fight"), Y(e), r === "fight" ? e.fight.stage = "dice" : Ro(e, t);
	},
	about: (e, t) => ({
		monster: e.fight.monster,
		power: k[e.fight.monster].power,
		mine: kn(e, t, e.fight.monster) + (e.fight.ally === -1 ? 0 : Mn(e, e.fight.ally, e.fight.monster))
	})
})), Lo = (e) => Br(e) ? "QT-CARD-48" : "QT-DUNGEON-10";
function Ro(e, t) {
	let n = e.fight.monster, r = zr(n);
	r > 0 && F(e, t, r), e.discard.push(n), va(e), A.tell(() => ({
		type: "fled",
		rule: "QT-DUNGEON-10",
		seat: t,
		monster: n,
		gems: r
	})), e.fight = M(), e.fight.fled = !0;
}
function zo(e) {
	let { fight: t } = e;
	t.green = C(e, 8), t.red = Xa(e, t.monster), A.tell(() => ({
		type: "dice",
		rule: "QT-DUNGEON-6",
		seat: e.active,
		green: t.green,
		red: t.red,
		sums: uo(e)
	}));
}
function Bo(e) {
	let { fight: t, active: n } = e, r = t.monster, i = uo(e), [a, o] = [lo(i.green), lo(i.red)];
	Ja(e), t.won = a >= o;
	let { won: s } = t;
	if (A.tell(() => ({
		type: "totals",
		rule: s && a === o ? "QT-COMBAT-3" : "QT-DUNGEON-9",
		seat: n,
		green: a,
		red: o,
		won: s,
		monster: r,
		sums: i
	})), s) {
		Qa(e, n, t.green) && (e.players[n].kritikWin = !0);
		return;
	}
	let c = Qa(e, -1, t.red);
	ai(e, n, c), t.ally !== -1 && ai(e, t.ally, c), yi(e), e.discard.push(r);
}
function Vo(e) {
	va(e), e.fight = M();
}
var Ho = 3;
function Uo(e) {
	let t = [];
	for (let n = 0; n < Ho && e.adventure.length > 0; n++) t.push(T(e, e.adventure));
	return e.lookCards = t, t.length === 0 ? void 0 : {
		proc: "crossroads",
		todo: [e.active],
		at: 0
	};
}
var Wo = A.eachInTurn("crossroads", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.lookCards) Lr(t) && r.add(t, Rr(e, t) ? "QT-CARD-54" : void 0);
		r.add("none");
	},
	choose(e, t, n, r) {
		let i = e.lookCards.filter((e) => e !== r);
		if (e.lookCards = [], e.adventure.push(...i), w(e, e.adventure), S(e), r === "none") A.tell(() => ({
			type: "crossroads-left",
			rule: "QT-CARD-54",
			seat: t
		}));
		else return e.card = r, A.tell(() => ({
			type: "crossroads",
			rule: "QT-CARD-54",
			seat: t,
			card: r
		})), Po(e, r);
	},
	about: (e) => ({ cards: e.lookCards.slice() })
});
function Go(e) {
	let t = e.active, n = T(e, e.guild);
	if (n !== void 0) {
		if (e.players[t].secondary.length >= 3) e.guild.unshift(n), A.tell(() => ({
			type: "messenger",
			rule: "QT-CARD-52",
			seat: t,
			kept: !1,
			secret: {
				to: [t],
				quest: n
			}
		}));
		else return e.lookQuests = [n], {
			proc: "messenger",
			todo: [t],
			at: 0
		};
	}
}
var Ko = A.eachInTurn("messenger", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("keep"), r.add("leave");
	},
	choose(e, t, n, r) {
		let [i] = e.lookQuests;
		e.lookQuests = [], r === "keep" ? L(e.players[t].secondary, i) : e.guild.unshift(i), A.tell(() => ({
			type: "messenger",
			rule: "QT-CARD-52",
			seat: t,
			kept: r === "keep",
			secret: {
				to: [t],
				quest: i
			}
		}));
	},
	about: (e) => ({ quest: e.lookQuests[0] }),
	quiet: !0
}), qo = 4, Jo = (e) => ({
	proc: "pedlar",
	todo: [e.active],
	at: 0
}), Yo = A.eachInTurn("pedlar", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let n of e.shop) {
			let i = Gr(e, t, n, !0), { gems: a } = e.players[t], o = O[n].price > qo ? "QT-CARD-55" : a < i ? "QT-SHOP-1" : void 0;
			r.add(n, o, () => ({
				price: i,
				gems: a
			}));
		}
		r.add("none");
	},
	choose(e, t, n, r) {
		if (r === "none") return;
		let i = Gr(e, t, r, !0);
		return F(e, t, i), G(e.shop, r), A.tell(() => ({
			type: "bought",
			rule: "QT-CARD-55",
			seat: t,
			item: r,
			gems: i
		})), K(e, t, r);
	},
	quiet: !0
});
function Xo(e) {
	return e.fight.won ? {
		proc: "plunder",
		todo: [e.fight.attacker],
		at: 0
	} : void 0;
}
var Zo = A.eachInTurn("plunder", {
	who: (e, t) => Qo(e) ? void 0 : t,
	skipped: (e, t) => A.tell(() => ({
		type: "nothing-to-plunder",
		rule: "QT-RULING-51",
		seat: t,
		toSeat: e.fight.defender
	})),
	options(e, t, n, r) {
		let { gems: i, worn: a, loose: o, spoils: s } = e.players[e.fight.defender];
		r.add("gems", i === 0 ? "QT-RULING-51" : void 0);
		for (let e of a) r.add(`item:${e}`);
		for (let e of o) r.add(`item:${e}`, "QT-RULING-51");
		for (let e of s) r.add(`spoils:${e}`);
	},
	choose(e, t, n, r) {
		let { defender: i } = e.fight, a = e.players[i], o = e.players[t];
		if (r === "gems") {
			let e = Math.ceil(a.gems / 2);
			a.gems -= e, o.gems += e, A.tell(() => ({
				type: "plundered-gems",
				rule: "QT-ARENA-10",
				seat: t,
				toSeat: i,
				gems: e
			}));
			return;
		}
		let [s, c] = r.split(":");
		if (Ca(e, i, c), A.tell(() => ({
			type: "plundered",
			rule: "QT-ARENA-10",
			seat: t,
			toSeat: i,
			thing: c
		})), s === "spoils") a.spoils.splice(a.spoils.indexOf(c), 1), o.spoils.push(c);
		else return Yr(e, i, c), K(e, t, c);
	},
	about: (e) => ({
		toSeat: e.fight.defender,
		gems: Math.ceil(e.players[e.fight.defender].gems / 2)
	}),
	quiet: !0
});
function Qo(e) {
	let { gems: t, worn: n, spoils: r } = e.players[e.fight.defender];
	return t === 0 && n.length === 0 && r.length === 0;
}
function $o(e) {
	return ts(e, Z(e).filter((t) => t.giver !== e.active || t.due !== "this-turn" && t.due !== "next-turn" ? !1 : t.turns === 0 || (t.turns--, !1)));
}
function es(e) {
	let { attacker: t, defender: n, won: r } = e.fight, i = [];
	for (let a of [t, n]) for (let n of Z(e)) n.giver !== a || n.due !== "after" && n.due !== "after-win" || (n.due === "after-win" && r !== (a === t) ? Q(e, n, "void", "QT-TALK-42") : i.push(n));
	return ts(e, i);
}
function ts(e, t) {
	return e.due = t.filter((t) => !ns(e, t)).map(({ number: e }) => e), e.due.length === 0 ? void 0 : {
		proc: "settle",
		drafts: Ot(e.players.length)
	};
}
function ns(e, t) {
	return is(e, t, e.players[t.giver].gems).length > 1 ? !1 : (Q(e, t, t.plundered || t.kind === "quest" && rs(e, t.receiver) && e.players[t.giver].secondary.length > 0 ? "void" : "broken", "QT-TALK-42"), !0);
}
var rs = (e, t) => e.players[t].secondary.length >= 3;
function is(e, t, n) {
	let { worn: r, loose: i, spoils: a, secondary: o } = e.players[t.giver], { kind: s, subject: c } = t;
	switch (s) {
		case "gems":
		case "loot": return Array.from({ length: Math.min(n, Number(c)) + 1 }, (e, t) => `${t}`);
		case "item": return [...r, ...i].includes(c) ? [c, "hold"] : ["hold"];
		case "spoils": return [...a.filter((e) => nr(c, e)), "hold"];
		default: return rs(e, t.receiver) ? ["hold"] : [...o, "hold"];
	}
}
var as = (e, t) => e.ledger[t - 1], os = (e, t) => e.due.map((t) => as(e, t)).filter((e) => e.giver === t);
function ss(e, t, n) {
	let r = os(e, t), i = n.reduce((e, t) => e + (/^\d+$/.test(t) ? Number(t) : 0), 0), a = e.players[t].gems - i;
	return is(e, r[n.length], a).filter((e) => e === "hold" || !n.includes(e) || /^\d+$/.test(e));
}
var cs = $(A.allAtOnce("settle", {
	seats: (e) => [...new Set(e.due.map((t) => as(e, t).giver))],
	step: (e, t, n) => n.length < os(e, t).length ? "settle" : void 0,
	options(e, t, n, r) {
		for (let i of ss(e, t, n)) r.add(i);
	},
	commit(e, t) {
		let n = t.map(() => 0);
		for (let r of e.due) {
			let i = as(e, r);
			ls(e, i, t[i.giver][n[i.giver]++]);
		}
		e.due = [];
	},
	about(e, t, n) {
		let r = os(e, t)[n.length];
		return r === void 0 ? void 0 : {
			toSeat: r.receiver,
			word: r.kind,
			subject: r.subject
		};
	},
	quiet: [
		"talk",
		"deal",
		"enough",
		"ledger"
	]
}));
function ls(e, t, n) {
	if (t.state === "running") {
		if (!is(e, t, e.players[t.giver].gems).includes(n)) Q(e, t, "broken", "QT-TALK-41");
		else if (t.kind === "gems" || t.kind === "loot") {
			let r = Number(n);
			r > 0 && Ma(e, t.giver, t.receiver, `gems:${r}`, "QT-TALK-39"), ga(e, t, r, Number(t.subject));
		} else n !== "hold" && Ma(e, t.giver, t.receiver, `${t.kind}:${n}`, "QT-TALK-39"), ga(e, t, n === "hold" ? 0 : 1, 1);
	}
}
function us(e, t) {
	let { moment: n } = e.talk;
	return n !== "V1" && n !== "V2" || t.giver !== e.active && t.receiver !== e.active ? !1 : [
		"gems",
		"item",
		"spoils",
		"quest"
	].includes(t.kind) && ds(e, t).length > 0;
}
var ds = (e, t) => is(e, t, e.players[t.giver].gems).filter((e) => t.kind === "gems" ? e === t.subject : e !== "hold"), fs = (e, t) => as(e, Number(t.split(":")[1])), ps = {
	step(e, t, [n, r]) {
		if (n === void 0) return "ledger";
		if (r === void 0 && n.startsWith("pay")) return ds(e, fs(e, n)).length > 1 ? "ledger-which" : void 0;
	},
	options(e, t, [n], r) {
		if (n !== void 0) for (let t of ds(e, fs(e, n))) r.add(t);
		else if (Bn(e)) for (let n of e.ledger) {
			if (n.state !== "running") continue;
			let { number: i } = n;
			n.giver === t && us(e, n) && r.add(`pay:${i}`), n.receiver === t && (n.kind === "word" && (r.add(`kept:${i}`), r.add(`broken:${i}`)), r.add(`release:${i}`));
		}
	},
	carryOut(e, t, [n, r]) {
		let i = fs(e, n), [a] = n.split(":");
		a === "release" ? Q(e, i, "released", "QT-TALK-46") : a === "pay" ? ls(e, i, r ?? ds(e, i)[0]) : Q(e, i, a, "QT-TALK-45");
	},
	about(e, t, [n]) {
		if (n === void 0) return;
		let { receiver: r, kind: i, subject: a } = fs(e, n);
		return {
			toSeat: r,
			word: i,
			subject: a
		};
	}
}, ms = [
	"attacker",
	"defender",
	"none"
];
function hs(e, t) {
	let n = e.active, [r, i] = [e.players[n].trophies, e.players[t].trophies];
	return e.fight = M(), e.fight.kind = "arena", e.fight.attacker = n, e.fight.defender = t, e.fight.richer = r === i ? -1 : r > i ? n : t, A.tell(() => ({
		type: "challenge",
		rule: "QT-ARENA-1",
		seat: n,
		toSeat: t
	})), ba(e), Li(e, "A"), {
		proc: "arena",
		at: 0
	};
}
var gs = A.sequence("arena", [
	(e) => ({
		proc: "arena-talk",
		drafts: Ot(e.players.length)
	}),
	ys,
	(e) => (e.fight.stage = "fists", e.fight.fists = e.players.map(() => "none"), {
		proc: "fist",
		drafts: Ot(e.players.length)
	}),
	xs,
	(e) => ({
		proc: "reroll",
		todo: [e.fight.attacker, e.fight.defender],
		at: 0
	}),
	Ss,
	Cs,
	Xo,
	xo,
	Ts,
	es,
	Es
]), _s = (e) => [e.fight.attacker, e.fight.defender], vs = $(A.allAtOnce("arena-talk", {
	seats: _s,
	step: (e, t, n) => n.length === 0 ? "arena-talk" : void 0,
	options: (e, t, n, r) => r.add("done"),
	commit: Y,
	about: (e) => ({
		attacker: e.fight.attacker,
		defender: e.fight.defender
	})
}));
function ys(e) {
	e.fight.stage = "announce";
	let t = _s(e).filter((t) => Ka(e, t));
	return t.length === 0 ? void 0 : {
		proc: "announce",
		todo: t,
		at: 0
	};
}
var bs = $(A.allAtOnce("fist", {
	seats: (e) => ro(e).filter((t) => !e.players[t].petrified),
	step: (e, t, n) => n.length === 0 ? "fist" : void 0,
	options(e, t, n, r) {
		for (let e of ms) r.add(e);
	},
	commit(e, t) {
		t.forEach(([t], n) => {
			t !== void 0 && (e.fight.fists[n] = t);
		}), e.fight.stage = "dice";
	},
	about: (e) => ({
		attacker: e.fight.attacker,
		defender: e.fight.defender
	}),
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function xs(e) {
	let { fight: t } = e;
	t.stage = "dice", t.green = C(e, 8), t.red = C(e, 8), A.tell(() => ({
		type: "arena-dice",
		rule: "QT-ARENA-2",
		seat: t.attacker,
		toSeat: t.defender,
		green: t.green,
		red: t.red,
		sums: uo(e)
	}));
}
function Ss(e) {
	S(e);
	let { fight: t } = e;
	t.open = !0;
	for (let n of ro(e)) {
		let r = t.fists[n];
		A.tell(() => ({
			type: "hand",
			rule: "QT-ARENA-6",
			side: r,
			...mo(e, n)
		}));
	}
	Sa(e);
}
function Cs(e) {
	let { fight: t } = e, n = uo(e), [r, i] = [lo(n.green), lo(n.red)];
	t.won = r >= i, A.tell(() => ({
		type: "arena-totals",
		rule: "QT-ARENA-9",
		seat: t.won ? t.attacker : t.defender,
		green: r,
		red: i,
		won: t.won,
		sums: n
	}));
	let a = t.won ? Qa(e, t.attacker, t.green) : Qa(e, t.defender, t.red);
	Ja(e);
	for (let n of so(e)) A.tell(() => ({
		type: "arena-trophy",
		rule: t.won ? "QT-ARENA-11" : "QT-ARENA-12",
		seat: n
	})), I(e, n, 1);
	for (let t of co(e)) ai(e, t, a);
	a && (e.players[ao(e)].kritikWin = !0), e.cursed === ao(e) && li(e, oo(e), "QT-CURSE-1"), ws(e);
}
function ws(e) {
	if (e.arenaFought) return;
	e.arenaFought = !0;
	let t = e.pot;
	e.pot = 0;
	let n = ao(e);
	e.players[n].gems += t, A.tell(() => ({
		type: "pot-won",
		rule: "QT-POT-4",
		seat: n,
		gems: t
	}));
}
function Ts(e) {
	let [t, ...n] = so(e);
	for (let t of n) yo(e, t), e.players[t].allyWins++;
	let r = e.players[t], i = oo(e);
	r.beaten.includes(i) || (r.beaten = [...r.beaten, i].sort((e, t) => e - t)), e.fight.richer === i && (r.avenged = !0), e.fight.stage = "after";
}
function Es(e) {
	e.fallen = {
		attacker: e.fight.attacker,
		defender: e.fight.defender
	}, e.fight = M();
}
function Ds(e) {
	for (let t of j(e, e.active)) q(e, t, 2, "QT-CARD-58");
}
function Os(e) {
	let t = Math.max(...e.players.map(({ trophies: e }) => e));
	for (let n of j(e, e.active)) e.players[n].trophies === t && ii(e, n, 1, "QT-CARD-64");
}
function ks(e) {
	for (let t of j(e, e.active)) ii(e, t, 1, "QT-CARD-57");
}
var As = 2;
function js(e) {
	let t = j(e, e.active), n = (t) => e.players[t].gems, r = t.reduce((e, t) => n(t) > n(e) ? t : e), i = t.reduce((e, t) => n(t) < n(e) ? t : e);
	if (n(r) === n(i)) return;
	let a = Math.min(As, n(r));
	e.players[r].gems -= a, e.players[i].gems += a, A.tell(() => ({
		type: "shared",
		rule: "QT-CARD-60",
		seat: r,
		toSeat: i,
		gems: a
	}));
}
function Ms(e) {
	for (let t of j(e, e.active)) {
		let n = P(e, t, 1);
		n > 0 && A.tell(() => ({
			type: "found",
			rule: "QT-CARD-59",
			seat: t,
			gems: n
		}));
	}
}
var Ns = 2;
function Ps(e) {
	for (let t of j(e, e.active)) Fs(e, t);
}
function Fs(e, t) {
	e.players[t].gems < Ns ? ii(e, t, 1, "QT-CARD-56") : (F(e, t, Ns), A.tell(() => ({
		type: "toll-paid",
		rule: "QT-CARD-56",
		seat: t,
		gems: Ns
	})));
}
var Is = {
	toll: Ps,
	miasma: ks,
	"healing-brothers": Ds,
	"small-change": Ms,
	"poors-share": js,
	"thick-fog": Fi,
	"hunters-bounty": Ci,
	"fair-day": Hr,
	jealousy: Os
};
function Ls(e) {
	li(e, e.active, "QT-CARD-50");
}
function Rs(e) {
	Ln(e, 4, "QT-CARD-49");
}
function zs(e) {
	q(e, e.active, 4, "QT-CARD-51"), Ln(e, 2, "QT-CARD-51");
}
function Bs(e) {
	let t = C(e, 8);
	A.tell(() => ({
		type: "rolled-chest",
		rule: "QT-CARD-53",
		seat: e.active,
		pips: t
	})), Ln(e, Math.floor(t / 2) + 1, "QT-CARD-53");
}
var Vs = {
	"forgotten-hoard": Rs,
	"cursed-idol": Ls,
	"hidden-spring": zs,
	"dying-messenger": Go,
	"tilting-chest": Bs,
	crossroads: Uo,
	"lost-pedlar": Jo
}, Hs = (e) => e in Kt;
function Us(e) {
	let t = e.active, n = T(e, e.adventure);
	for (; n !== void 0 && Rr(e, n);) {
		let r = n;
		if (A.tell(() => ({
			type: "too-early",
			rule: "QT-EARLY-1",
			seat: t,
			card: r
		})), e.adventure.push(r), e.adventure.every((t) => Rr(e, t))) return;
		w(e, e.adventure), n = T(e, e.adventure);
	}
	if (n === void 0) return;
	let r = n;
	if (e.card = r, Lr(r)) return A.tell(() => ({
		type: "drawn",
		rule: "QT-DUNGEON-3",
		seat: t,
		card: r
	})), Po(e, r);
	let i = Hs(r);
	return A.tell(() => ({
		type: "drawn",
		rule: i ? Kt[r].rule : Gt[r].rule,
		seat: t,
		card: r
	})), e.discard.push(r), i ? (Is[r](e), e.adventure.length === 0 ? void 0 : {
		proc: "draw",
		todo: [t],
		at: 0
	}) : Vs[r](e);
}
var Ws = $(A.eachInTurn("draw", {
	who: (e, t) => t,
	options: (e, t, n, r) => r.add("draw"),
	choose: (e) => Us(e)
})), Gs = [
	"arena:0",
	"arena:1",
	"arena:2",
	"arena:3",
	"arena:4",
	"arena:5"
], Ks = Object.fromEntries(nn.map((e) => [e, `buy:${e}`])), qs = 3, Js = $(A.eachInTurn("village", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let i = e.players[t], { gems: a } = i;
		if (Ys(e, t, a, r), r.add("temple", Zs(e, t)), r.add("guild", $s(e, t)), r.add("trophy", i.boughtTrophy ? "QT-TROPHY-2" : a < D.trophy ? "QT-TROPHY-1" : void 0), e.talk.moment === "V2") {
			r.add("end");
			return;
		}
		r.add("dungeon");
		let o = e.round < qs ? "QT-POT-1" : void 0;
		for (let n = 0; n < e.players.length; n++) n !== t && r.add(Gs[n], o);
		r.none(["end"], "QT-TURN-5");
	},
	choose(e, t, n, r) {
		switch (r) {
			case "temple": return Qs(e, t), "again";
			case "guild": return ec(e, t), "again";
			case "trophy": return rc(e, t), "again";
			case "end":
				Y(e);
				return;
			case "dungeon": return Y(e), Us(e);
		}
		let [i, a] = r.split(":");
		return i === "arena" ? (Y(e), hs(e, Number(a))) : (Xs(e, t, a), "again");
	},
	about: (e, t) => ({
		gems: e.players[t].gems,
		round: e.round,
		back: e.talk.moment === "V2"
	})
}));
function Ys(e, t, n, r) {
	if (n !== 0 || r.refused !== void 0) for (let i of e.shop) {
		let a = Gr(e, t, i);
		n >= a ? r.add(Ks[i]) : r.refused !== void 0 && r.add(Ks[i], "QT-SHOP-1", () => ({
			price: a,
			gems: n
		}));
	}
}
function Xs(e, t, n) {
	let r = Gr(e, t, n);
	F(e, t, r), G(e.shop, n), A.tell(() => ({
		type: "bought",
		rule: "QT-SHOP-1",
		seat: t,
		item: n,
		gems: r
	}));
	let i = K(e, t, n);
	i !== void 0 && A.raise(i);
}
function Zs(e, t) {
	let { wounds: n, gems: r } = e.players[t];
	return n === 0 && e.cursed !== t ? "QT-RULING-36" : r < D.temple ? "QT-TEMPLE-1" : void 0;
}
function Qs(e, t) {
	F(e, t, D.temple), e.players[t].temples++, A.tell(() => ({
		type: "temple",
		rule: "QT-TEMPLE-1",
		seat: t,
		gems: D.temple
	})), q(e, t, 4, "QT-WOUND-6"), ci(e, t, "QT-CURSE-1");
}
function $s(e, t) {
	let n = e.players[t];
	return n.boughtQuest ? "QT-GUILD-2" : n.secondary.length >= 3 ? "QT-GUILD-3" : e.guild.length === 0 ? "QT-RULING-37" : n.gems < vo(e, t) ? "QT-GUILD-1" : void 0;
}
function ec(e, t) {
	let n = vo(e, t);
	F(e, t, n), e.players[t].boughtQuest = !0, A.tell(() => ({
		type: "guild",
		rule: "QT-GUILD-1",
		seat: t,
		gems: n
	})), e.lookQuests = [T(e, e.guild)];
	let r = T(e, e.guild);
	r === void 0 ? nc(e, t, e.lookQuests[0]) : (e.lookQuests.push(r), A.raise({
		proc: "guild",
		todo: [t],
		at: 0
	}));
}
var tc = A.eachInTurn("guild", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.lookQuests) r.add(t);
	},
	choose(e, t, n, r) {
		nc(e, t, r);
	},
	quiet: !0
});
function nc(e, t, n) {
	L(e.players[t].secondary, n);
	for (let t of e.lookQuests) t !== n && e.guild.unshift(t);
	e.lookQuests = [], A.tell(() => ({
		type: "quest-kept",
		rule: "QT-GUILD-1",
		seat: t,
		secret: {
			to: [t],
			quest: n
		}
	}));
}
function rc(e, t) {
	F(e, t, D.trophy), e.players[t].boughtTrophy = !0, A.tell(() => ({
		type: "trophy-bought",
		rule: "QT-TROPHY-1",
		seat: t,
		gems: D.trophy
	})), I(e, t, 1);
}
var ic = A.sequence("game", [
	(e) => ({
		proc: "main-quest",
		drafts: Ot(e.players.length)
	}),
	or,
	sr,
	() => ({
		proc: "rounds",
		at: 0
	}),
	(e) => ({
		proc: "last-claims",
		drafts: Ot(e.players.length)
	}),
	hc
]), ac = A.repeat("rounds", (e) => e.over ? void 0 : {
	proc: "round",
	at: 0
}), oc = A.sequence("round", [
	lc,
	() => ({
		proc: "turns",
		at: 0
	}),
	pc
]), sc = A.repeat("turns", (e, t) => {
	if (!(t.at >= e.players.length || e.over)) return e.active = (e.first + t.at) % e.players.length, {
		proc: "turn",
		at: 0
	};
}), cc = A.sequence("turn", [
	uc,
	(e) => dc(e, "V1"),
	(e) => dc(e, "V2"),
	$o,
	fc
]);
function lc(e) {
	if (e.round++, A.tell(() => ({
		type: "round",
		rule: "QT-TURN-1",
		round: e.round,
		seat: e.first
	})), e.arenaFought || e.reserve === 0) return;
	e.reserve--, e.pot++;
	let t = e.round <= 2 ? "QT-POT-2" : "QT-POT-3";
	A.tell(() => ({
		type: "pot",
		rule: t,
		gems: e.pot
	}));
}
function uc(e) {
	let t = e.active, n = e.players[t];
	A.tell(() => ({
		type: "turn",
		rule: "QT-TURN-1",
		seat: t
	})), no(e, t), n.petrified = !1, n.wonHere = !1, si(e, t);
}
function dc(e, t) {
	return Li(e, t), {
		proc: "village",
		todo: [e.active],
		at: 0
	};
}
function fc(e) {
	let t = e.active;
	Y(e), xn(e, t), Zr(e);
	let n = e.players[t];
	n.boughtQuest = !1, n.boughtTrophy = !1, n.clover = !1, e.fog = !1, e.bounty = !1, e.fair = !1, e.card = "none", e.fallen = {
		attacker: -1,
		defender: -1
	}, e.adventure.length === 0 && (e.over = !0, A.tell(() => ({
		type: "exhausted",
		rule: "QT-END-2"
	}))), e.lastRound && e.settings.endAt === "turn" && (e.over = !0);
}
function pc(e) {
	e.over || xa(e), e.lastRound && (e.over = !0);
}
var mc = $(A.allAtOnce("last-claims", {
	seats: (e) => j(e, e.active),
	step: (e, t, n) => n.length === 0 ? "last-claims" : void 0,
	options: (e, t, n, r) => r.add("done"),
	commit: () => void 0,
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function hc(e) {
	S(e), wa(e), e.turnedUp = !0, e.fight = M(), A.tell(() => ({
		type: "ended",
		rule: "QT-END-5"
	}));
}
var gc = {
	game: ic,
	"main-quest": ar,
	rounds: ac,
	round: oc,
	turns: sc,
	turn: cc,
	village: Js,
	guild: tc,
	draw: Ws,
	fight: Fo,
	confront: Io,
	announce: qa,
	reroll: go,
	"split-gems": Do,
	"split-trophies": Oo,
	"split-card": ko,
	wish: pi,
	messenger: Ko,
	crossroads: Wo,
	pedlar: Yo,
	surplus: Jr,
	arena: gs,
	"arena-talk": vs,
	fist: bs,
	plunder: Zo,
	"light-fingers": So,
	settle: cs,
	"last-claims": mc
}, _c = (e, t, n, r) => ({
	moment: e.talk.moment,
	sender: t,
	receiver: n,
	answers: r,
	give: [],
	ask: [],
	askWord: [],
	promise: []
});
function vc(e, t, n) {
	return !zi(e, t, n) || Vi(e, n, t) ? "QT-TALK-2" : Ui(e, t, n) ? "QT-TALK-30" : qi(e, t) ? "QT-TALK-28" : Gi(e, t, n) >= e.settings.offers ? "QT-TALK-27" : e.talk.standing.filter((e) => e.sender === t && e.receiver === n).length >= 2 ? "QT-TALK-20" : void 0;
}
var yc = [
	"promise",
	"give",
	"ask",
	"ask-word"
], bc = (e, t) => e.talk.moment === "D" || e.talk.moment === "A" || yc.some((n) => $i(e, t, n)), xc = (e, t, n) => vc(e, t, n) === void 0 && bc(e, _c(e, t, n, 0)), Sc = (e, t, n) => n.receiver === t && vc(e, t, n.sender) === void 0;
function Cc(e, t) {
	let n = e.players.flatMap((n, r) => xc(e, t, r) ? [`seat:${r}`] : []), r = e.talk.standing.flatMap((n) => Sc(e, t, n) ? [`counter:${n.id}`] : []);
	return [...n, ...r];
}
function wc(e, t, n) {
	let r = Number(n.slice(n.indexOf(":") + 1));
	return n.startsWith("seat:") ? r < e.players.length && xc(e, t, r) : e.talk.standing.some((n) => n.id === r && Sc(e, t, n));
}
function Tc(e, t) {
	let n = Ji(e, t.sender);
	if (e.talk.moment === "A") {
		let e = n ? "ask-word" : "promise";
		return ["fist", "aside"].map((n) => Zn(t, e, V(n, "", "this-arena")));
	}
	if (e.talk.moment !== "D") return [];
	let r = n ? "ask" : "give", i = n ? Ec(e, t).map((e) => Zn(t, "ask", qn("call", e))) : [];
	return [Zn(t, r, "help"), ...i];
}
var Ec = (e, t) => e.ledger.flatMap((n) => n.kind === "help" && n.state === "running" && n.receiver === t.sender && n.giver === t.receiver && n.turns === 0 && Bi(e, n.giver) ? [n.number] : []), Dc = (e) => {
	let t = [
		...e.give,
		...e.ask,
		...e.askWord,
		...e.promise
	][0];
	return z(t) === "call" ? t : z(t);
}, Oc = (e) => R.some((t) => H(e, t).length > 0);
function kc(e, t) {
	if (!Oc(t) || !Ei(t) || ji(e, t) !== void 0) return !1;
	let n = e.talk.standing.find((e) => e.id === t.answers);
	return n === void 0 || Qn($n(n)) !== Qn(t);
}
var Ac = (e) => [...new Set(e)];
function jc(e, t) {
	let n = R.filter((n) => $i(e, t, n));
	return kc(e, t) ? n.push("send") : n.length === 0 && n.push("drop"), n;
}
function Mc(e, t, n) {
	if (n === "send") return kc(e, t);
	let r = R.find((e) => e === n);
	return r === void 0 ? !kc(e, t) && !R.some((n) => $i(e, t, n)) : $i(e, t, r);
}
function Nc(e, t, n) {
	let r = 0, i = (e) => {
		let t = n[r];
		if (t !== void 0 && e(t)) return r++, t;
	}, a = i((n) => wc(e, t, n));
	if (a === void 0) return {
		kind: "talk-to",
		draft: void 0,
		fits: r,
		choices: () => Cc(e, t)
	};
	let o = a.startsWith("counter:") ? e.talk.standing.find((e) => `counter:${e.id}` === a) : void 0, s = _c(e, t, o?.sender ?? Number(a.slice(5)), o?.id ?? 0), c = Tc(e, s);
	if (c.length === 1) s = c[0];
	else if (c.length > 1) {
		let e = c.map(Dc), t = i((t) => e.includes(t));
		if (t === void 0) return {
			kind: "talk-open",
			draft: s,
			fits: r,
			choices: () => e
		};
		s = c[e.indexOf(t)];
	}
	for (;;) {
		let t = s, n = i((n) => Mc(e, t, n));
		if (n === void 0) return {
			kind: "talk-part",
			draft: s,
			fits: r,
			choices: () => jc(e, t)
		};
		if (n === "send" || n === "drop") return {
			kind: void 0,
			draft: s,
			fits: r,
			choices: () => [],
			end: n
		};
		let a = n, o = Zi(e, s, a), c = o.length === 1 ? o[0] : i((e) => o.includes(e));
		if (c === void 0) return {
			kind: "talk-piece",
			draft: s,
			part: a,
			fits: r,
			choices: () => o
		};
		let l = Qi(e, s, a, c);
		for (let [e, t] of Pc) {
			let n = Ac(l.map(t)), o = n.length === 1 ? n[0] : i((e) => n.includes(e));
			if (o === void 0) return {
				kind: e,
				draft: s,
				part: a,
				thing: c,
				fits: r,
				choices: () => n
			};
			l = l.filter((e) => t(e) === o);
		}
		s = Zn(s, a, l[0]);
	}
}
var Pc = [["talk-which", B], ["talk-due", Kn]], Fc = {
	step(e, t, n) {
		if (e.talk.moment !== "none") return n.length === 0 ? "talk-to" : Nc(e, t, n).kind;
	},
	options(e, t, n, r) {
		if (e.talk.moment !== "none") {
			for (let i of Nc(e, t, n).choices()) r.add(i);
			if (!(n.length > 0 || r.refused === void 0)) for (let n = 0; n < e.players.length; n++) {
				let i = n === t ? void 0 : vc(e, t, n);
				i !== void 0 && r.add(`seat:${n}`, i);
			}
		}
	},
	fitting: (e, t, n) => e.talk.moment === "none" ? 0 : Nc(e, t, n).fits,
	carryOut(e, t, n, r) {
		let { draft: i, end: a } = Nc(e, t, n);
		a === "send" && Pa(e, i, r);
	},
	about(e, t, n) {
		if (e.talk.moment === "none") return;
		let { draft: r, part: i, thing: a } = Nc(e, t, n);
		if (r === void 0) return;
		let { give: o, ask: s, askWord: c, promise: l } = r, u = {
			toSeat: r.receiver,
			give: o,
			ask: s,
			askWord: c,
			promise: l
		};
		if (i === void 0) return u;
		let d = {
			...u,
			part: i === "ask-word" ? "word" : i
		};
		return a === void 0 ? d : {
			...d,
			thing: a
		};
	}
};
function Ic(e) {
	let { talkSeconds: t } = e.settings, n = t === 0 ? [] : Lc(e);
	return n.length === 0 ? void 0 : {
		key: `${e.round} ${e.active} ${e.talk.moment}`,
		seconds: t,
		answers: n
	};
}
function Lc(e) {
	switch (e.talk.moment) {
		case "D": return e.players.some((t, n) => zi(e, e.active, n) && !Ui(e, e.active, n)) ? [{
			seat: e.active,
			kind: "enough",
			option: "all"
		}] : [];
		case "A": return [e.fight.attacker, e.fight.defender].filter((t) => !qi(e, t)).map((e) => ({
			seat: e,
			kind: "arena-talk",
			option: "done"
		}));
		default: return [];
	}
}
var Rc = (e, t) => e.talk.standing.flatMap(({ sender: e, receiver: n }) => e === t ? [n] : []);
function zc(e, t) {
	let { main: n } = e.players[t];
	return n === "none" ? 0 : sn[n].trophies * (e.settings.mainPenalty === "doubled" ? 2 : 1);
}
function Bc(e, t) {
	let { trophies: n, secondary: r } = e.players[t], i = [
		{
			key: "trophies",
			points: n,
			rule: "QT-END-5"
		},
		{
			key: "main",
			points: 0 - zc(e, t),
			rule: "QT-END-3"
		},
		{
			key: "secondary",
			points: 0 - r.length,
			rule: "QT-END-4",
			params: { count: r.length }
		}
	];
	return {
		total: i.reduce((e, { points: t }) => e + t, 0),
		lines: i
	};
}
var Vc = (e) => e.players.map((t, n) => Bc(e, n));
function Hc(e) {
	let t = Vc(e).map(({ total: t }, n) => t * 100 + e.players[n].spoils.length), n = Math.max(...t);
	return { winners: t.flatMap((e, t) => e === n ? [t] : []) };
}
var Uc = (e) => ({
	rule: e,
	advanced: !0
}), Wc = {
	target: E([
		"12",
		"15",
		"20"
	], "12", { rule: "QT-SETUP-1" }),
	talk: E(["open", "whispered"], "open", { rule: "QT-TALK-33" }),
	offers: Qe(1, 8, 4, { rule: "QT-TALK-27" }),
	talkSeconds: Qe(0, 600, 90, { rule: "QT-TALK-29" }),
	allyGauge: E(["up", "down"], "up", Uc("QT-RULING-1")),
	startingGems: Qe(0, 3, 0, Uc("QT-RULING-4")),
	endAt: E(["round", "turn"], "round", Uc("QT-RULING-11")),
	mainPenalty: E(["printed", "doubled"], "printed", Uc("QT-RULING-13")),
	helpGoods: E(["principal", "both"], "principal", Uc("QT-RULING-40"))
}, Gc = /* @__PURE__ */ t({ questsAndBetrayals: () => qc }), Kc = () => "face-down", qc = Je({
	id: "quests-and-betrayals",
	version: "1.0.2",
	seats: [3, 6],
	settings: Wc,
	setup: rr,
	start: "game",
	procedures: gc,
	beside: {
		claim: Vn,
		standing: Un,
		talk: Fc,
		deal: Ha,
		enough: Ga,
		ledger: ps
	},
	asks: {
		"main-quest": { rules: [
			"QT-SETUP-5",
			"QT-QUEST-2",
			"QT-RULING-28"
		] },
		village: { rules: [
			"QT-TURN-3",
			"QT-TURN-4",
			"QT-TURN-5",
			"QT-SHOP-1",
			"QT-TEMPLE-1",
			"QT-GUILD-1",
			"QT-TROPHY-1"
		] },
		guild: {
			rules: ["QT-GUILD-1", "QT-RULING-37"],
			sounds: Kc
		},
		draw: { rules: ["QT-DUNGEON-2", "QT-RULING-30"] },
		confront: { rules: [
			"QT-DUNGEON-5",
			"QT-DUNGEON-9",
			"QT-DUNGEON-10",
			"QT-RULING-9"
		] },
		announce: { rules: [
			"QT-COMBAT-4",
			"QT-RULING-47",
			"QT-RULING-48"
		] },
		reroll: { rules: [
			"QT-RULING-46",
			"QT-CARD-96",
			"QT-CARD-106"
		] },
		"split-gems": { rules: [
			"QT-RULING-20",
			"QT-RULING-43",
			"QT-TRADE-6"
		] },
		"split-trophies": { rules: [
			"QT-RULING-20",
			"QT-TRADE-4",
			"QT-TRADE-6"
		] },
		"split-card": { rules: ["QT-RULING-20", "QT-TRADE-6"] },
		wish: { rules: ["QT-CARD-46", "QT-RULING-54"] },
		messenger: { rules: ["QT-CARD-52"] },
		crossroads: { rules: ["QT-CARD-54", "QT-RULING-55"] },
		pedlar: { rules: ["QT-CARD-55", "QT-RULING-54"] },
		surplus: { rules: ["QT-SHOP-3", "QT-RULING-39"] },
		"arena-talk": { rules: ["QT-TALK-28", "QT-ARENA-3"] },
		fist: { rules: [
			"QT-ARENA-4",
			"QT-ARENA-5",
			"QT-ARENA-6",
			"QT-RULING-49"
		] },
		plunder: { rules: ["QT-ARENA-10", "QT-RULING-51"] },
		"light-fingers": { rules: ["QT-CARD-108", "QT-RULING-52"] },
		settle: { rules: [
			"QT-TALK-39",
			"QT-TALK-41",
			"QT-TRADE-6",
			"QT-TRADE-7"
		] },
		"last-claims": { rules: ["QT-RULING-34"] },
		claim: { rules: ["QT-QUEST-1", "QT-QUEST-5"] },
		standing: {
			rules: ["QT-RULING-33"],
			sounds: Kc
		},
		"talk-to": { rules: [
			"QT-TALK-2",
			"QT-TALK-3",
			"QT-TALK-27"
		] },
		"talk-open": { rules: ["QT-TALK-5", "QT-TALK-44"] },
		"talk-part": { rules: [
			"QT-TALK-7",
			"QT-TALK-12",
			"QT-TALK-14"
		] },
		"talk-piece": { rules: ["QT-TALK-8", "QT-TALK-9"] },
		"talk-which": {
			rules: [
				"QT-TALK-11",
				"QT-TALK-16",
				"QT-TALK-36"
			],
			sentence: !0
		},
		"talk-due": { rules: ["QT-TALK-9", "QT-TALK-39"] },
		deal: { rules: [
			"QT-TALK-18",
			"QT-TALK-21",
			"QT-TALK-24"
		] },
		"deal-reason": {
			rules: ["QT-TALK-18", "QT-TALK-34"],
			sounds: (e, t, n, r) => e.settings.talk === "open" || r === Ba(e, t) ? n : "face-down"
		},
		"deal-quest": {
			rules: ["QT-TALK-16"],
			sounds: Kc
		},
		enough: { rules: ["QT-TALK-30"] },
		ledger: { rules: [
			"QT-TALK-40",
			"QT-TALK-45",
			"QT-TALK-46"
		] },
		"ledger-which": {
			rules: ["QT-TALK-40"],
			sounds: (e, t, n) => e.players[t].secondary.includes(n) ? "face-down" : n
		}
	},
	view: ur,
	determinize: Tr,
	copy: Ht,
	score: Vc,
	outcome: Hc,
	timeLimit: Ic,
	repliesDue: Rc
});
function Jc(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin(t) {
			let [n] = it(e, t);
			return n === void 0 ? Xc(st(e, t)) : { fault: { ...n } };
		},
		resume: (t, n) => Xc(ct(e, t, n)),
		...Yc(e)
	};
}
function Yc({ campaign: e }) {
	return e === void 0 ? {} : { campaign: {
		given: (t, n) => e.given(t, n),
		legacy: (t) => e.legacy(t)
	} };
}
function Xc(e) {
	return {
		state: () => e.state,
		isOver: () => Dt(e.state),
		enter(t) {
			let n = yt(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = lt(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => xt(e.game, e.state, t),
		log(t) {
			let n = (e, n) => ({
				after: n,
				heard: Et(e, t)
			});
			return [...e.opening.map((e) => n(e, 0)), ...e.moves.flatMap(({ events: t, entry: r }) => t.map((t) => n(t, r - e.before + 1)))];
		}
	};
}
var Zc = Jc(Object.values(Gc).find((e) => e.id === "quests-and-betrayals"));
export { Zc as rules };
